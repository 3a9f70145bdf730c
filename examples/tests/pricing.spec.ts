import { main } from "./fixtures/accounts.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabToSeen } from "./fixtures/walk.ts";

test.use({ hasPaid: false });

test("every claim about prices is what the prices say", async ({ page, origins }) => {
  await page.goto(`${origins.product}/pricing`);
  const plans = main(page).getByRole("region", { name: "Plans" }).getByRole("listitem");
  for (const [name, price] of [
    ["Pro Membership", "$19.99"],
    ["Pay Per Use", "$4.99"],
    ["Free Resources", "$0"],
  ] as const)
    await expect(plans.filter({ has: page.getByRole("heading", { name }) })).toContainText(price);
  await expect(main(page)).toContainText("Cancel anytime");
  await expect(main(page)).toContainText("Pro pays for itself with the 5th use in a month.");
  await expect(main(page)).toContainText("If you use the tools fewer than 5 times a month");
  const busy = page.getByRole("row").filter({ hasText: "4 quizzes and 10 AI questions" });
  await expect(busy).toContainText("$69.86");
  await expect(page.getByRole("row").filter({ hasText: "4 uses" })).toContainText("$19.96");
  await expect(page.getByRole("row").filter({ hasText: "5 uses" })).toContainText("$24.95");
  await expect(main(page)).not.toContainText("39.86");
});

test("the plans lead where they say, by keyboard", async ({ page, origins }) => {
  for (const [name, path] of [
    ["Start Pro Membership", "/subscribe"],
    ["Buy One Use", "/pay-per-use"],
    ["See Free Resources", "/resources"],
  ] as const) {
    await page.goto(`${origins.product}/pricing`);
    await tabToSeen(page, name);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(origins.product + path);
  }
});

test("the header leads to the prices at every width, in one line", async ({ page, origins }) => {
  for (const width of [320, 768, 1080, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${origins.product}/resources`);
    await page.waitForLoadState("networkidle");
    const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
    if (await menu.isVisible()) await menu.click();
    const height = await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().height);
    expect(height, `${width} px`).toBeLessThan(80);
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(`${origins.product}/pricing`);
  }
});

test("without scripts the prices can be read, and the forms say that they need them", async ({
  browser,
  origins,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origins.product}/pricing`);
  await expect(main(page)).toContainText("$69.86");
  for (const path of [
    "/subscribe",
    "/pay-per-use",
    "/checkout",
    "/payment-success",
    "/manage-subscription",
  ]) {
    await page.goto(origins.product + path);
    expect(await page.locator("noscript").first().innerText(), path).toContain("This page needs JavaScript.");
    await expect(main(page).getByRole("textbox")).toHaveCount(0);
  }
  await context.close();
});
