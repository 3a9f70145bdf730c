import type { Page } from "@playwright/test";
import {
  field,
  main,
  openAccount,
  openForm,
  press,
  register,
  signedIn,
  signIn,
  somebody,
  toast,
  token,
} from "./fixtures/accounts.ts";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { linkTo } from "./fixtures/outbox.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";

const avatar = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Maria" });
const signInLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign In" });

test("who is signed in is led from signing in and up to the account, and sees no form", async ({
  page,
  origins,
}) => {
  await signedIn(page, origins);
  for (const path of ["/login", "/signup"]) {
    await page.goto(origins.product + path);
    await expect(page).toHaveURL(`${origins.product}/account`);
    await expect(page.getByText("Member Since")).toBeVisible();
  }
});

test("who is not is led from the account to sign in, and back to the same place", async ({
  page,
  origins,
}) => {
  const person = somebody();
  await register(page, origins, person);
  await page.goto(`${origins.product}/account?tab=subscription`);
  await expect(page).toHaveURL(`${origins.product}/login`);
  await page.reload();
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill(person.password);
  await press(page, "Sign In");
  await expect(page).toHaveURL(`${origins.product}/account?tab=subscription`);
  await expect(page.getByText("Pay-per-use - $4.99 per tool")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("tab", { name: "Subscription" })).toHaveAttribute("aria-selected", "true");
});

test("two tabs are one browser: signing out in one signs the other out, and back shows nothing", async ({
  page,
  origins,
}) => {
  const person = await signedIn(page, origins);
  const other = await page.context().newPage();
  await openAccount(other, origins);
  await avatar(page).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await expect(toast(page, "Logged Out")).toBeVisible();
  await expect(page).toHaveURL(`${origins.product}/`);
  await expect(other).toHaveURL(`${origins.product}/login`);
  await page.goBack();
  await expect(page).toHaveURL(`${origins.product}/login`);
  await expect(page.getByText(person.email)).toBeHidden();
  await signIn(page, origins, person);
  await expect(avatar(page)).toBeVisible();
  await expect(avatar(other)).toBeVisible();
  await expect(other).toHaveURL(`${origins.product}/account`);
});

test("the header of a finished page never shows the wrong state, and nothing moves", async ({
  page,
  origins,
}) => {
  const person = await signedIn(page, origins);
  const traffic = recordTraffic(page);
  const shift = await recordLayoutShift(page);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(origins.product, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(signInLink(page)).toBeHidden();
  letThrough();
  await expect(avatar(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await shift()).toBe(0);
  // The menu and the forms come when they are asked for.
  const scripts = async () => (await traffic.sent()).map(({ url }) => new URL(url).pathname).join();
  expect(await scripts()).not.toMatch(/AccountMenu|useServerForm|schemas/);
  await avatar(page).click();
  await expect(page.getByRole("menuitem")).toHaveText(["My Account", "Log Out"]);
  await page.getByRole("menuitem", { name: "My Account" }).click();
  await expect(page.getByText(person.email)).toBeVisible();
});

test("whoever is not signed in loads nothing of accounts with the home page", async ({ page, origins }) => {
  const traffic = recordTraffic(page);
  await page.goto(origins.product);
  await page.waitForLoadState("networkidle");
  await expect(signInLink(page)).toBeVisible();
  const asked = (await traffic.sent()).map(({ url }) => new URL(url).pathname);
  expect(asked.filter((path) => /AccountMenu|useServerForm|currentUser|parts|api\/auth/.test(path))).toEqual(
    [],
  );
});

test("where storage is blocked one is signed in until the page is left", async ({ page, origins }) => {
  const person = somebody();
  await register(page, origins, person);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await signIn(page, origins, person);
  await expect(page).toHaveURL(`${origins.product}/advanced-tools`);
  await avatar(page).click();
  await page.getByRole("menuitem", { name: "My Account" }).click();
  await expect(page.getByText(person.email)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(`${origins.product}/login`);
});

test("a session that has ended elsewhere ends here, and leads to sign in and back", async ({
  page,
  browser,
  origins,
  consoleMessages,
}) => {
  const person = await signedIn(page, origins);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, origins, person);
  await expect(elsewhere).toHaveURL(`${origins.product}/advanced-tools`);
  await elsewhere.goto(`${origins.product}/account?tab=security`);
  const others = main(elsewhere).getByRole("button", { name: /^Sign out .*, signed in on / });
  await expect(others).toHaveCount(1);
  await others.click();
  await expect(toast(elsewhere, "That browser has to sign in again.")).toBeVisible();
  await expect(elsewhere.getByText("You are signed in here only.")).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(`${origins.product}/login`);
  expect(await token(page)).toBeNull();
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill(person.password);
  await press(page, "Sign In");
  await expect(page).toHaveURL(`${origins.product}/account`);
  await elsewhere.reload();
  await press(elsewhere, "Sign out all other browsers");
  await expect(toast(elsewhere, "All other browsers have to sign in again.")).toBeVisible();
  await expect(elsewhere.getByText("You are signed in here only.")).toBeVisible();
  // A call that learns of it leads away just the same.
  await page.getByRole("tab", { name: "Security" }).click();
  await expect(page).toHaveURL(`${origins.product}/login`);
  for (const text of consoleMessages.splice(0)) expect(text).toContain("401");
});

test("without an answer the account says so, keeps the session, and tries again", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const person = await signedIn(page, origins);
  await page.route("**/api/auth/user", (route) => route.abort());
  await page.reload();
  await expect(main(page).getByRole("alert")).toContainText("We could not load your account.");
  await expect(page.getByRole("banner").getByRole("button", { name: "Account" })).toBeVisible();
  expect(await token(page)).not.toBeNull();
  // Nor is anybody kept from signing in anew.
  await page.goto(`${origins.product}/login`);
  await expect(field(page, "Email")).toBeVisible({ timeout: 3_000 });
  await page.goto(`${origins.product}/account`);
  await expect(main(page).getByRole("alert")).toContainText("We could not load your account.");
  // The header asks once more when it comes.
  await expect(page.getByRole("banner").getByRole("button", { name: "Account" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.unroute("**/api/auth/user");
  await press(page, "Try again");
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(avatar(page)).toBeVisible();
  // Logging out needs an answer, too.
  await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 500, body: "no" }));
  await press(page, "Sign Out");
  await expect(toast(page, "Logout Failed")).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  expect(await token(page)).not.toBeNull();
  for (const text of consoleMessages.splice(0)) expect(text).toMatch(/ERR_FAILED|500/);
});

test("the menu of a phone has the account, and the way out", async ({ page, origins }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const person = await signedIn(page, origins);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Main" }).filter({ visible: true });
  await expect(menu.getByText("Maria")).toBeVisible();
  await menu.getByRole("link", { name: "All Tools" }).click();
  await expect(page).toHaveURL(/advanced-tools/);
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "My Account" }).click();
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("button", { name: "Log Out" }).click();
  await expect(toast(page, "Logged Out")).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu.getByRole("link", { name: "Get Started" })).toBeVisible();
});

test("a link to confirm an address leads whoever is not signed in to sign in, and back", async ({
  page,
  origins,
}) => {
  const person = somebody();
  await register(page, origins, person);
  await page.goto(await linkTo("/verify-email", person.email, origins));
  await expect(page.getByText("Please sign in first.")).toBeVisible();
  await main(page).getByRole("link", { name: "Sign In" }).click();
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill(person.password);
  await press(page, "Sign In");
  await expect(page).toHaveURL(`${origins.product}/verify-email`);
  await expect(main(page).getByText(person.email)).toBeVisible();
  await press(page, "Confirm my email address");
  await expect(page.getByRole("heading", { name: "Your email address is confirmed" })).toBeFocused();
});

test("the mail that confirms an address comes again, from the account and without it", async ({
  page,
  origins,
}) => {
  const { email } = await signedIn(page, origins);
  await linkTo("/verify-email", email, origins);
  await press(page, "Send the email again");
  await expect(page.getByText("We have sent you a new link.")).toBeVisible();
  await linkTo("/verify-email", email, origins, 2);
  await openForm(page, origins, "/verify-email", "Send me a new link");
  await field(page, "Email").fill(email);
  await press(page, "Send me a new link");
  await expect(page.getByRole("heading", { name: "Please check your email" })).toBeFocused();
  await page.goto(await linkTo("/verify-email", email, origins, 3));
  await press(page, "Confirm my email address");
  await expect(page.getByRole("heading", { name: "Your email address is confirmed" })).toBeVisible();
});
