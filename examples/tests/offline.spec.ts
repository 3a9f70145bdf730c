import type { Page } from "@playwright/test";
import { alert, field, main, openForm, press, signedIn, toast } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { expect, test } from "./fixtures/test.ts";

// What a page says and keeps when the connection is gone, or a part of it fails.

test("a page that cannot be fetched says so in its place, and comes by a press or by itself", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.goto(`${origins.product}/terms`);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);

  await menu(page, "Pricing").click();
  await expect(title(page)).toHaveText("This page did not load.");
  await expect(page).toHaveTitle("This page did not load. | IEP Insider");
  await expect(page.getByRole("alert")).toContainText("Nothing you entered was lost.");
  expect(await violations(page)).toEqual([]);
  await press(page, "Try again");
  await expect(page.getByText("We still cannot reach the server.")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Try again" })).toBeFocused();

  // Another page that did not come, and the way back to one that is here.
  await menu(page, "Contact").click();
  await expect(page).toHaveURL(/contact$/);
  await expect(title(page)).toHaveText("This page did not load.");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(title(page)).toHaveText("Terms of Service");
  await page.goBack();
  await expect(title(page)).toHaveText("This page did not load.");

  await page.context().setOffline(false);
  await expect(title(page), "by itself").toHaveText("Customer Support");
  await expect(main(page)).toBeFocused();
  await expect(page).toHaveTitle("Customer Support | IEP Insider");
  await menu(page, "Pricing").click();
  await expect(title(page), "which had failed before").toHaveText(/Pricing/);
  for (const text of consoleMessages.splice(0)) expect(text).toContain("ERR_INTERNET_DISCONNECTED");
});

test("a page whose script comes late can be read meanwhile, and works when it comes", async ({
  page,
  origins,
  consoleMessages,
}) => {
  let isBroken = true;
  await page.route("**/assets/Login-*.js*", (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(`${origins.product}/login`);
  await expect(title(page)).toHaveText("Welcome Back");
  const button = main(page).getByRole("button", { name: "Sign In" });
  await expect(button).toBeDisabled();
  await expect.poll(() => consoleMessages.length).toBeGreaterThan(0);
  isBroken = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(button).toBeEnabled();
  for (const text of consoleMessages.splice(0)) expect(text).toContain("ERR_FAILED");
});

test("a next page that takes long says that it is on its way", async ({ page, origins }) => {
  await page.goto(`${origins.product}/terms`);
  await page.waitForLoadState("networkidle");
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/Contact-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await menu(page, "Contact").click();
  await expect(page.getByRole("status").filter({ hasText: "Loading the page…" })).toBeAttached();
  await expect(title(page)).toHaveText("Terms of Service");
  letThrough();
  await expect(title(page)).toHaveText("Customer Support");
  await expect(page.getByRole("status").filter({ hasText: "Loading the page…" })).toHaveCount(0);
});

test("calls that fail say so in place, and what was typed stays", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await openForm(page, origins, "/contact", "Send Message");
  const typed = { "First Name": "Ana", "Email Address": "ana@example.org" };
  for (const [label, text] of Object.entries(typed)) await main(page).getByLabel(label).fill(text);
  await main(page).getByLabel("How can we help you?").fill("Hello");
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await press(page, "Send Message");
  await expect(alert(page, "We could not reach the server.")).toBeVisible();
  for (const [label, text] of Object.entries(typed))
    await expect(main(page).getByLabel(label)).toHaveValue(text);
  await page.context().setOffline(false);

  await test.step("in the account, a list that did not come and a press that did not work", async () => {
    await signedIn(page, origins);
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await page.getByRole("tab", { name: "Security" }).click();
    const sessions = main(page).getByRole("region", { name: "Where you are signed in" });
    await expect(sessions.getByText("We could not load this list.")).toBeVisible();
    await field(page, "Current Password").fill("seven blue kites");
    await field(page, "New Password").fill("eight blue kites");
    await field(page, "Confirm New Password").fill("eight blue kites");
    await press(page, "Change Password");
    await expect(alert(page, "Password Change Failed")).toContainText("We could not reach the server.");
    await expect(field(page, "New Password")).toHaveValue("eight blue kites");
    await press(page, "Log Out");
    await expect(toast(page, "Logout Failed")).toBeVisible();
    await page.context().setOffline(false);
    await sessions.getByRole("button", { name: "Try again" }).click();
    await expect(main(page).getByText("You are signed in here only.")).toBeVisible();
  });
  for (const text of consoleMessages.splice(0)) expect(text).toContain("ERR_INTERNET_DISCONNECTED");
});

test("a part that fails takes nothing else along", async ({ page, origins, consoleMessages }) => {
  await signedIn(page, origins);
  await page.route(/\/assets\/(ToastStack|TooltipLayer)-.*\.js/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export default function Broken() { throw new Error("broken on purpose"); }',
    }),
  );
  await page.goto(`${origins.product}/account?tab=security`);
  await main(page)
    .getByRole("button", { name: /^Show / })
    .first()
    .hover();
  await expect.poll(() => consoleMessages.join()).toContain("broken on purpose");
  await page.route("**/api/auth/logout", (route) => route.abort());
  await press(page, "Log Out");
  await expect(title(page)).toHaveText("My Account");
  await expect(
    main(page)
      .getByRole("button", { name: /^Show / })
      .first(),
  ).toBeVisible();
  for (const text of consoleMessages.splice(0)) expect(text).toMatch(/broken on purpose|ERR_FAILED/);
});

test("nothing jumps while an account loads", async ({ page, origins }) => {
  const shift = await recordLayoutShift(page);
  await signedIn(page, origins);
  for (const path of ["/account", "/account?tab=security", "/manage-subscription"]) {
    await page.goto(origins.product + path);
    await page.waitForLoadState("networkidle");
    expect(await shift(), path).toBeLessThan(0.01);
  }
});

const title = (page: Page) => main(page).getByRole("heading", { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
