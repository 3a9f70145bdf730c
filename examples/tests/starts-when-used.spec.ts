import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";

test.use({ hasPaid: false });

test("a finished page loads the application when it is used, counts its view once, and does what was done before", {
  tag: "@full",
}, async ({ page, origins: { product } }) => {
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

  traffic.clear();
  await page.goto(`${product}/blog/how-to-request-a-one-to-one-aide`);
  await page.waitForLoadState("networkidle");
  expect(await asked(application)).toBe(0);
  await page.getByRole("button", { name: /^Start it here/ }).click();
  await expect.poll(() => asked(application)).toBe(1);
  release();
  await opened(page.getByRole("region", { name: "1:1 Aide Screener" }));
});

test("the application's start does not move a page that the visitor has scrolled", async ({
  page,
  origins: { product },
}) => {
  // Something is stored, so that the application starts at once.
  await page.addInitScript(() => localStorage.setItem("stored", "1"));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/application-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${product}/advanced-tools#chat`, { waitUntil: "domcontentloaded" });
  await expect(page.locator("#chat")).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 100));
  release();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => scrollY)).toBe(100);
  await page.getByRole("button", { name: "Assessment", exact: true }).click();
  await expect(page.locator("[data-tool]")).toHaveCount(3);
});
