import { readFileSync } from "node:fs";
import { field, keptHere, main, press, signIn, somebody, toast, token } from "./fixtures/accounts.ts";
import { linkTo, mailsTo } from "./fixtures/outbox.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";

test("an account from beginning to end: made, confirmed, recovered, changed, taken along, deleted", async ({
  page,
  browser,
  origins,
  consoleMessages,
}) => {
  // Many screens, and passwords that take their time.
  test.slow();
  const person = somebody();
  const traffic = recordTraffic(page);

  // Sign up.
  await page.goto(origins.product);
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await field(page, "First Name").fill(person.firstName);
  await field(page, "Last Name").fill(person.lastName);
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill(person.password);
  await press(page, "Create Account");
  await expect(page).toHaveURL(`${origins.product}/account`);
  await expect(toast(page, "Welcome")).toBeVisible();
  await expect(toast(page, "Your account has been created successfully.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Maria" })).toBeVisible();
  const profile = main(page).getByRole("tabpanel", { name: "Profile" });
  for (const text of ["Maria", "Lopez", person.email]) await expect(profile).toContainText(text);
  await expect(profile).toContainText("Your email address is not confirmed yet.");
  await page.reload();
  await expect(profile).toContainText(person.email);

  // Verify by the link in the mail: by a press, not by opening it.
  await page.goto(await linkTo("/verify-email", person.email, origins));
  await expect(page).toHaveURL(`${origins.product}/verify-email`);
  await page.reload();
  const verified = () =>
    page.request
      .get(`${origins.product}/api/auth/user`, { headers: { Authorization: `Bearer ${bearer}` } })
      .then((answer) => answer.json());
  const bearer = await token(page);
  expect(await verified()).toMatchObject({ emailVerified: false });
  await press(page, "Confirm my email address");
  await expect(page.getByRole("heading", { name: "Your email address is confirmed" })).toBeFocused();
  expect(await verified()).toMatchObject({ emailVerified: true });
  await page.reload();
  await main(page).getByRole("link", { name: "Go to my account" }).click();
  await expect(profile).toContainText(person.email);
  await expect(page.getByText("Your email address is not confirmed yet.")).toBeHidden();

  // Sign out.
  await press(page, "Sign Out");
  await expect(page).toHaveURL(`${origins.product}/`);
  await expect(toast(page, "Logged Out")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await token(page)).toBeNull();

  // Forgotten: a link, and a new password.
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await main(page).getByRole("link", { name: "Forgot your password?" }).click();
  // Both pages ask for an address.
  await expect(main(page).getByRole("button", { name: "Send me a link" })).toBeEnabled();
  await field(page, "Email").fill(person.email);
  await press(page, "Send me a link");
  await expect(page.getByRole("heading", { name: "Please check your email" })).toBeFocused();
  await page.goto(await linkTo("/reset-password", person.email, origins));
  await expect(page).toHaveURL(`${origins.product}/reset-password`);
  await page.reload();
  await field(page, "New Password").fill("nine red lanterns");
  await press(page, "Save the new password");
  await expect(page).toHaveURL(`${origins.product}/login`);
  await expect(toast(page, "Password Changed")).toBeVisible();

  // Sign in, here and elsewhere.
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill("nine red lanterns");
  await press(page, "Sign In");
  await expect(page).toHaveURL(`${origins.product}/advanced-tools`);
  await expect(toast(page, "Welcome back!")).toBeVisible();
  await expect(toast(page, "You have successfully logged in.")).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, origins, { ...person, password: "nine red lanterns" });
  await expect(elsewhere).toHaveURL(`${origins.product}/advanced-tools`);

  // Change the password: the other browser is signed out.
  await page.goto(`${origins.product}/account?tab=security`);
  await expect(main(page).getByRole("button", { name: /^Sign out .*, signed in on / })).toHaveCount(1);
  await field(page, "Current Password").fill("nine red lanterns");
  await field(page, "New Password").fill("four green ladders");
  await field(page, "Confirm New Password").fill("four green ladders");
  await press(page, "Change Password");
  await expect(toast(page, "Password Changed")).toBeVisible();
  await expect(toast(page, "Your password has been updated successfully.")).toBeVisible();
  for (const label of ["Current Password", "New Password", "Confirm New Password"])
    await expect(field(page, label)).toHaveValue("");
  await expect(page.getByText("You are signed in here only.")).toBeVisible();
  await elsewhere.goto(`${origins.product}/account`);
  await expect(elsewhere).toHaveURL(`${origins.product}/login`);
  expect(await token(elsewhere)).toBeNull();

  // Take along what is held.
  const [file] = await Promise.all([page.waitForEvent("download"), press(page, "Download my data")]);
  expect(file.suggestedFilename()).toMatch(/^iep-insider-account-\d{4}-\d{2}-\d{2}\.json$/);
  const held = readFileSync(await file.path(), "utf8");
  expect(JSON.parse(held)).toMatchObject({ account: { email: person.email, firstName: "Maria" } });
  expect(held).not.toContain("argon2");

  // Delete.
  await press(page, "Delete my account…");
  const dialog = page.getByRole("dialog", { name: "Delete your account for good?" });
  await dialog.getByLabel("Password", { exact: true }).fill("four green ladders");
  await dialog.getByRole("button", { name: "Delete my account for good" }).click();
  await expect(page).toHaveURL(`${origins.product}/`);
  await expect(toast(page, "Account Deleted")).toBeVisible();
  expect(await token(page)).toBeNull();
  await signIn(page, origins, { ...person, password: "four green ladders" });
  await expect(toast(page, "Login Failed")).toBeVisible();

  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("401")]);
  await expect.poll(() => mailsTo(person.email, origins).length).toBe(5);
  // A password goes in the body of its own call, and nowhere else.
  const passwords = [person.password, "nine red lanterns", "four green ladders"];
  for (const { url, body } of await traffic.sent()) {
    expect(url.startsWith(origins.product), url).toBe(true);
    if (passwords.some((it) => url.includes(it.replaceAll(" ", "%20")) || body?.includes(it)))
      expect(new URL(url).pathname).toMatch(/^\/api\/auth\//);
    // A count does not say who was counted.
    if (url.endsWith("/api/count"))
      expect(Object.keys(JSON.parse(body ?? "")).sort()).toEqual(["event", "subject"]);
  }
  const counts = (await traffic.sent()).filter(({ url }) => url.endsWith("/api/count"));
  expect(counts.map(({ body }) => body)).toContain(JSON.stringify({ event: "signup", subject: "/signup" }));
  for (const { everything } of counts) expect(everything).not.toContain("Bearer");
  for (const password of passwords) expect(await keptHere(page)).not.toContain(password);
});
