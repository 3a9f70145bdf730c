import { main, openForm, press, signedIn, toast } from "./fixtures/accounts.ts";
import { expectAccessible, violations } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { walkToReview } from "./fixtures/walk.ts";

// What shows only after a step: errors, dialogs, menus, and tools on pages that are not ours.

test("forms with errors, and a letter by mail", async ({ page, origins }) => {
  await openForm(page, origins, "/contact", "Send Message");
  await press(page, "Send Message");
  await expect(main(page).getByText("Something is missing.")).toBeVisible();
  await expectAccessible(page, "the contact form with errors");
  await openForm(page, origins, "/signup", "Create Account");
  await press(page, "Create Account");
  await expect(page.getByText("First name is required")).toBeVisible();
  await expectAccessible(page, "signing up with errors");
  await page.goto(`${origins.product}/resources#letters`);
  await page.getByRole("button", { name: /^Email it to me ?: Put your concerns in writing$/ }).click();
  await expect(main(page).getByRole("button", { name: "Send me this letter" })).toBeVisible();
  await expectAccessible(page, "a letter by mail");
});

test("what an account shows: a used link, the membership, a dialog, and the menus of both widths", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const { email } = await signedIn(page, origins);
  await openForm(page, origins, "/verify-email?token=abc", "Confirm my email address");
  await press(page, "Confirm my email address");
  await expect(main(page).getByRole("alert")).toContainText("This link no longer works");
  await expectAccessible(page, "a used link");
  consoleMessages.allow(/400/);

  await page.goto(`${origins.product}/account?tab=subscription`);
  await expect(page.getByText("Pay-per-use - $4.99 per tool")).toBeVisible();
  await expectAccessible(page, "no membership");
  await page.getByRole("tab", { name: "Security" }).click();
  await expect(page.getByText("You are signed in only here.")).toBeVisible();
  await press(page, "Delete my account…");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "before the account is deleted");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Delete my account…" })).toBeFocused();

  await page.getByRole("banner").getByRole("button", { name: "Maria" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  expect(await violations(page), "the menu of a wide screen").toEqual([]);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await violations(page), "the menu of a phone").toEqual([]);
  const menu = page.getByRole("navigation", { name: "Main" }).filter({ visible: true });
  await menu.getByRole("link", { name: "My Account" }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("button", { name: "Log Out" }).click();
  await expect(toast(page, "Logged Out")).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu.getByRole("link", { name: "Get Started" })).toBeVisible();
});

test("the screener on a partner's page, from the answers to the result", async ({ openTool }) => {
  const { tool, page } = await openTool("partner-site.html");
  await walkToReview(tool, /own body/);
  await expectAccessible(page, "the answers");
  await tool.getByRole("button", { name: "Get Results" }).click();
  await expect(tool.getByText(/^Level of need:/)).toBeVisible();
  await expectAccessible(page, "the result");
  // Proves that axe checks shadow roots.
  await page.locator("aide-screener").evaluate((element) => {
    element.shadowRoot?.querySelector(".iep-tool")?.append(document.createElement("input"));
  });
  expect(await violations(page)).toEqual([expect.stringContaining("label")]);
});
