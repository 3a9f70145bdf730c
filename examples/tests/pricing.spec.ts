import { press } from "./fixtures/accounts.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabToSeen } from "./fixtures/walk.ts";

test.use({ hasPaid: false });

test("the one-line header leads to the prices; a plan to its page and back", async ({ page, origins }) => {
  await page.goto(`${origins.product}/resources`);
  const header = page.getByRole("banner");
  const menu = header.getByRole("button", { name: "Menu" });
  for (const width of [320, 768, 1080, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await header.evaluate((it) => it.getBoundingClientRect().height), `${width} px`).toBeLessThan(80);
    if (await menu.isVisible()) await menu.click();
    await expect(header.getByRole("link", { name: "Pricing" }), `${width} px`).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await header.getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(`${origins.product}/pricing`);
  await tabToSeen(page, "Start Pro Membership");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${origins.product}/subscribe`);
  await press(page, "Back");
  await expect(page).toHaveURL(`${origins.product}/pricing`);
});
