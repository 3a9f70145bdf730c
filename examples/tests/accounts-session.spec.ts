import type { Page } from "@playwright/test";
import {
  expectNothingLost,
  field,
  fillIn,
  main,
  openAccount,
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

test.use({ hasPaid: false });

const avatar = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Maria" });
const signInLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign In" });

/** Keeps the site's scripts back. @returns what lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

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
  await main(elsewhere)
    .getByRole("button", { name: /^Sign out .*, signed in on / })
    .click();
  await expect(toast(elsewhere, "That browser has to sign in again.")).toBeVisible();
  await expect(elsewhere.getByText("You are signed in here only.")).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(`${origins.product}/login`);
  expect(await token(page)).toBeNull();
  await fillIn(page, { Email: person.email, Password: person.password });
  await press(page, "Sign In");
  await expect(page).toHaveURL(`${origins.product}/account`);
  await elsewhere.reload();
  await press(elsewhere, "Sign out all other browsers");
  await expect(toast(elsewhere, "All other browsers have to sign in again.")).toBeVisible();
  // A call that learns of it leads away just the same.
  await page.getByRole("tab", { name: "Security" }).click();
  await expect(page).toHaveURL(`${origins.product}/login`);
  consoleMessages.allow(/401/);
  await elsewhere.context().close();
});

test("the link to confirm an address leads by way of signing in, whatever was typed before the script stood", async ({
  page,
  origins,
}) => {
  const person = somebody();
  await register(page, origins, person);
  const link = await linkTo("/verify-email", person.email, origins);
  await page.goto(link);
  await expect(page.getByText("Please sign in first.")).toBeVisible();
  await main(page).getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL(`${origins.product}/login`);

  const letThrough = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  const typed = { Email: person.email, Password: person.password };
  await fillIn(page, typed);
  await field(page, "Password").press("Enter");
  await expect(main(page).getByRole("button", { name: "Sign In" })).toBeDisabled();
  letThrough();
  await expect(main(page).getByRole("button", { name: "Sign In" })).toBeEnabled();
  await expectNothingLost(page, typed);
  expect(page.url()).toBe(`${origins.product}/login`);

  await press(page, "Sign In");
  await expect(page).toHaveURL(`${origins.product}/verify-email`);
  await expect(main(page).getByText(person.email)).toBeVisible();
  await press(page, "Confirm my email address");
  await expect(page.getByRole("heading", { name: "Your email address is confirmed" })).toBeFocused();
});

test("the header never shows the wrong state, and visitors load nothing of accounts", async ({
  page,
  origins,
}) => {
  const traffic = recordTraffic(page);
  const paths = async () => (await traffic.sent()).map(({ url }) => new URL(url).pathname);
  await page.goto(origins.product);
  await expect(signInLink(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const ofAccounts = /AccountMenu|useServerForm|currentUser|parts|api\/auth/;
  expect((await paths()).filter((path) => ofAccounts.test(path))).toEqual([]);

  const { email } = await signedIn(page, origins);
  traffic.clear();
  const shift = await recordLayoutShift(page);
  const letThrough = await holdScripts(page);
  await page.goto(origins.product, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(signInLink(page)).toBeHidden();
  letThrough();
  await expect(avatar(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await shift()).toBe(0);
  // The menu and the forms come when they are asked for.
  expect((await paths()).join()).not.toMatch(/AccountMenu|useServerForm|schemas/);
  await avatar(page).click();
  await expect(page.getByRole("menuitem")).toHaveText(["My Account", "Log Out"]);
  await page.getByRole("menuitem", { name: "My Account" }).click();
  await expect(page.getByText(email)).toBeVisible();
});
