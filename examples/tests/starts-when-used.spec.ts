import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";

test.use({ hasPaid: false });

test("the hub loads the application when it is used, counts its view once, and keeps what was done before", async ({
  page,
  origins: { product },
}) => {
  const traffic = recordTraffic(page);
  const asked = async (part: RegExp) => (await traffic.sent()).filter(({ url }) => part.test(url)).length;
  const application = /\/assets\/application-/;
  let release = () => {};
  await page.route(application, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  await page.goto(`${product}/advanced-tools`);
  await page.waitForLoadState("networkidle");
  expect([await asked(application), await asked(/\/api\/(?!count)/)]).toEqual([0, 0]);

  const field = page.getByRole("searchbox");
  await field.click();
  await page.keyboard.type("what is FAPE");
  const situation = page.locator("details").last();
  await situation.locator("summary").click();
  await expect(situation.getByRole("link").first()).toBeVisible();
  const place = await page.evaluate(() => scrollY);
  await page.getByRole("button", { name: "Assessment", exact: true }).click();
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBeGreaterThan(place - 1);
  release();

  await expect(page.getByRole("list", { name: "What we found" })).toBeVisible();
  await expect(field).toHaveValue("what is FAPE");
  await expect(page.locator("[data-tool]")).toHaveCount(3);
  await expect(situation).toHaveAttribute("open");
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await asked(/\/api\/count$/)).toBe(1);
});
