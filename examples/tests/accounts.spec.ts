import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  field,
  fillIn,
  keptHere,
  main,
  newPerson,
  press,
  signIn,
  toast,
  token,
} from "./fixtures/accounts.ts";
import { linkTo, mailsTo } from "./fixtures/outbox.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";
import { tabToSeen } from "./fixtures/walk.ts";

test.use({ hasPaid: false });

const secondPassword = "nine red lanterns";
const thirdPassword = "four green ladders";

test("an account from sign-up to deletion, its forms, menu and dialog by keyboard", async ({
  page,
  browser,
  origins: { product },
  origins,
  consoleMessages,
}) => {
  const person = newPerson();
  const traffic = recordTraffic(page);
  const avatar = page.getByRole("banner").getByRole("button", { name: "Maria" });
  const profile = main(page).getByRole("tabpanel", { name: "Profile" });

  await test.step("sign up", async () => {
    await page.goto(product);
    await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
    await type(page, [/^First Name/, person.firstName], [/^Last Name/, person.lastName]);
    await type(page, [/^Email/, person.email], [/^Password/, person.password]);
    await tabToSeen(page, "Show password");
    await page.keyboard.press("Space");
    await tabToSeen(page, "Create Account");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${product}/account`);
    await expect(toast(page, "Your account has been created successfully.")).toBeVisible();
    await expect(avatar).toBeVisible();
    for (const text of ["Maria", "Lopez", person.email, "Your email address is not confirmed yet."])
      await expect(profile).toContainText(text);
    await tabToSeen(page, "Profile");
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("tab", { name: "Security" })).toBeFocused();
    await expect(page).toHaveURL(`${product}/account?tab=security`);
    await page.keyboard.press("Home");
    await page.reload();
    await expect(profile).toContainText(person.email);
  });

  await test.step("confirm the address by a press, not by opening the link", async () => {
    await page.goto(await linkTo("/verify-email", person.email, origins));
    await expect(page).toHaveURL(`${product}/verify-email`);
    await page.reload();
    const headers = { Authorization: `Bearer ${await token(page)}` };
    const user = async () => (await page.request.get(`${product}/api/auth/user`, { headers })).json();
    expect(await user()).toMatchObject({ emailVerified: false });
    await press(page, "Confirm my email address");
    await expect(page.getByRole("heading", { name: "Your email address is confirmed" })).toBeFocused();
    expect(await user()).toMatchObject({ emailVerified: true });
    await main(page).getByRole("link", { name: "Go to my account" }).click();
    await expect(profile).toContainText(person.email);
    await expect(page.getByText("Your email address is not confirmed yet.")).toBeHidden();
  });

  await test.step("sign out from the menu", async () => {
    await page.goto(product);
    await expect(avatar).toBeVisible();
    await tabToSeen(page, /Maria$/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "My Account" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(avatar).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "My Account" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    // The menu moves the focus a moment later.
    await expect(page.getByRole("menuitem", { name: "Log Out" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast(page, "Logged Out")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(await token(page)).toBeNull();
  });

  await test.step("set a new password by a link", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    await main(page).getByRole("link", { name: "Forgot your password?" }).click();
    // Both pages ask for an address.
    await expect(main(page).getByRole("button", { name: "Send me a link" })).toBeEnabled();
    await field(page, "Email").fill(person.email);
    await press(page, "Send me a link");
    await expect(page.getByRole("heading", { name: "Please check your email" })).toBeFocused();
    await page.goto(await linkTo("/reset-password", person.email, origins));
    await expect(page).toHaveURL(`${product}/reset-password`);
    await page.reload();
    await field(page, "New Password").fill(secondPassword);
    await press(page, "Save the new password");
    await expect(page).toHaveURL(`${product}/login`);
    await expect(toast(page, "Password Changed")).toBeVisible();
  });

  await test.step("sign in here and elsewhere; a change of the password signs the other browser out", async () => {
    await type(page, ["Email", person.email], ["Password", secondPassword]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${product}/advanced-tools`);
    await expect(toast(page, "You have successfully logged in.")).toBeVisible();
    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, origins, { ...person, password: secondPassword });
    await expect(elsewhere).toHaveURL(`${product}/advanced-tools`);
    await page.goto(`${product}/account?tab=security`);
    await expect(main(page).getByRole("button", { name: /^Sign out .*, signed in on / })).toHaveCount(1);
    await fillIn(page, { "Current Password": secondPassword, "New Password": thirdPassword });
    await field(page, "Confirm New Password").fill(thirdPassword);
    await press(page, "Change Password");
    await expect(toast(page, "Your password has been updated successfully.")).toBeVisible();
    await expect(field(page, "Confirm New Password")).toHaveValue("");
    await expect(page.getByText("You are signed in only here.")).toBeVisible();
    await elsewhere.goto(`${product}/account`);
    await expect(elsewhere).toHaveURL(`${product}/login`);
    expect(await token(elsewhere)).toBeNull();
    await elsewhere.context().close();
  });

  await test.step("download what is held, and delete it", async () => {
    const [file] = await Promise.all([page.waitForEvent("download"), press(page, "Download my data")]);
    expect(file.suggestedFilename()).toMatch(/^iep-insider-account-\d{4}-\d{2}-\d{2}\.json$/);
    const held = readFileSync(await file.path(), "utf8");
    expect(JSON.parse(held)).toMatchObject({ account: { email: person.email, firstName: "Maria" } });
    expect(held).not.toContain("argon2");

    await tabToSeen(page, "Delete my account…");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Delete your account for good?" })).toBeVisible();
    await type(page, ["Password", thirdPassword]);
    await tabToSeen(page, "Delete my account for good");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${product}/`);
    await expect(toast(page, "Account Deleted")).toBeVisible();
    expect(await token(page)).toBeNull();
    await signIn(page, origins, { ...person, password: thirdPassword });
    await expect(toast(page, "Login Failed")).toBeVisible();
    consoleMessages.allow(/401/);
    await expect.poll(() => mailsTo(person.email, origins).length).toBe(5);
  });

  // A password goes in the body of its own call, and nowhere else; a count does not say who was counted.
  const sent = await traffic.sent();
  for (const password of [person.password, secondPassword, thirdPassword]) {
    for (const { url, body } of sent.filter((one) => one.everything.includes(password))) {
      expect(url).not.toContain(encodeURIComponent(password));
      expect(`${new URL(url).origin} ${new URL(url).pathname} ${body}`).toContain(`${product} /api/auth/`);
    }
    expect(await keptHere(page)).not.toContain(password);
  }
  const counts = sent.filter(({ url }) => url.endsWith("/api/count"));
  expect(counts.map(({ body }) => body)).toContain(JSON.stringify({ event: "signup", subject: "/signup" }));
  for (const { everything } of counts) expect(everything).not.toContain("Bearer");
});

/** Tabs to fields and types into them. */
async function type(page: Page, ...fields: readonly (readonly [name: string | RegExp, text: string])[]) {
  for (const [name, text] of fields) {
    await tabToSeen(page, name);
    await page.keyboard.type(text);
  }
}
