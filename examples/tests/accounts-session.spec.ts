import type { Page } from "@playwright/test";
import {
  expectNothingLost,
  field,
  fillIn,
  main,
  newPerson,
  openAccount,
  press,
  register,
  signedIn,
  signIn,
  toast,
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

test("signing out in one tab signs the other out, and back shows nothing", async ({ page, origins }) => {
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

test("a link to confirm leads by way of signing in, typed before the scripts", async ({ page, origins }) => {
  const person = newPerson();
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

test("the header is never wrong, and visitors load nothing of accounts", async ({ page, origins }) => {
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
