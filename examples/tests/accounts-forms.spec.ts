import {
  alert,
  expectNothingLost,
  field,
  fillIn,
  keptHere,
  login,
  main,
  openForm,
  press,
  register,
  signedIn,
  signup,
  somebody,
  toast,
  token,
} from "./fixtures/accounts.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabToSeen } from "./fixtures/walk.ts";

/** Each form with what is wrong when nothing is filled in, in the words of product.md section 5. */
const forms = [
  {
    path: "/login",
    button: "Sign In",
    wrong: { Email: "Invalid email address", Password: "Password is required" },
  },
  {
    path: "/signup",
    button: "Create Account",
    wrong: {
      "First Name": "First name is required",
      "Last Name": "Last name is required",
      Email: "Invalid email address",
      Password: "Password must be at least 8 characters",
    },
  },
  { path: "/forgot-password", button: "Send me a link", wrong: { Email: "Invalid email address" } },
  {
    path: "/reset-password?token=abc",
    button: "Save the new password",
    wrong: { "New Password": "Password must be at least 8 characters" },
  },
  { path: "/verify-email", button: "Send me a new link", wrong: { Email: "Invalid email address" } },
] as const;

for (const { path, button, wrong } of forms) {
  test(`${path} says at each field what is wrong, leads to the first, and sends nothing`, async ({
    page,
    origins,
  }) => {
    await openForm(page, origins, path, button);
    await page.route("**/api/auth/**", (route) => route.abort());
    await press(page, button);
    for (const [label, sentence] of Object.entries(wrong)) {
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${sentence}$`));
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
      await expect(alert(page, sentence)).toBeVisible();
    }
    await expect(field(page, Object.keys(wrong)[0] ?? "")).toBeFocused();
  });
}

test("the password of a sign-up is checked as the server checks it, and the rest stays", async ({
  page,
  origins,
}) => {
  await openForm(page, origins, "/signup", "Create Account");
  await fillIn(page, { ...signup, Password: "Password1!" });
  await press(page, "Create Account");
  await expect(alert(page, "This password is one of the first that others would try.")).toBeVisible();
  await expect(field(page, "Password")).toBeFocused();
  await expectNothingLost(page, { ...signup, Password: "Password1!" });
  await field(page, "Password").fill("seven blue kites");
  await expect(alert(page, "This password")).toBeHidden();
});

test("a taken address is said at its field, and nothing is lost", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const known = somebody();
  await register(page, origins, known);
  const values = { ...signup, Email: known.email.toUpperCase() };
  await openForm(page, origins, "/signup", "Create Account");
  await fillIn(page, values);
  await press(page, "Create Account");
  await expect(toast(page, "Registration Failed")).toBeVisible();
  await expect(toast(page, "An account with this email already exists.")).toBeVisible();
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Email")).toHaveAccessibleDescription(
    /An account with this email already exists\.$/,
  );
  await expectNothingLost(page, values);
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("409")]);
});

test("passwords can be seen, and password managers know every field", async ({ page, origins }) => {
  await openForm(page, origins, "/login", "Sign In");
  await fillIn(page, login);
  await expect(field(page, "Password")).toHaveAttribute("type", "password");
  await press(page, "Show password");
  await expect(field(page, "Password")).toHaveAttribute("type", "text");
  await expectNothingLost(page, login);
  await press(page, "Hide password");
  await expect(field(page, "Password")).toHaveAttribute("type", "password");
  const tokens = (path: string, button: string) =>
    openForm(page, origins, path, button).then(() =>
      main(page)
        .locator("form input:not([type=hidden])")
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("autocomplete"))),
    );
  expect(await tokens("/login", "Sign In")).toEqual(["username", "current-password"]);
  expect(await tokens("/signup", "Create Account")).toEqual([
    "given-name",
    "family-name",
    "email",
    "new-password",
  ]);
  expect(await tokens("/reset-password?token=abc", "Save the new password")).toEqual([
    "username",
    "new-password",
  ]);
});

test("a used link says so, and leads to a new one; so does a link without its end", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await openForm(page, origins, "/reset-password?token=abc", "Save the new password");
  await fillIn(page, { "New Password": "seven blue kites" });
  await press(page, "Save the new password");
  await expect(alert(page, "This link does not work anymore")).toBeVisible();
  await main(page).getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL(`${origins.product}/forgot-password`);
  await page.goto(`${origins.product}/reset-password`);
  await expect(page.getByText("This link is not complete.")).toBeVisible();
  await signedIn(page, origins);
  await openForm(page, origins, "/verify-email?token=abc", "Confirm my email address");
  await press(page, "Confirm my email address");
  await expect(alert(page, "This link does not work anymore")).toBeVisible();
  await main(page).getByRole("link", { name: "Send me a new link" }).click();
  await expect(page.getByRole("heading", { name: "Have the email sent again" })).toBeVisible();
  for (const text of consoleMessages.splice(0)) expect(text).toContain("400");
});

test("changing the password says what is wrong at each field", async ({ page, origins, consoleMessages }) => {
  const { password } = await signedIn(page, origins);
  await page.getByRole("tab", { name: "Security" }).click();
  await press(page, "Change Password");
  for (const [label, sentence] of [
    ["Current Password", /Current password is required$/],
    ["New Password", /Password must be at least 8 characters$/],
    ["Confirm New Password", /Please confirm your password$/],
  ] as const)
    await expect(field(page, label)).toHaveAccessibleDescription(sentence);
  await expect(field(page, "Current Password")).toBeFocused();
  const values = {
    "Current Password": "not this one",
    "New Password": "nine red lanterns",
    "Confirm New Password": "nine red lantern",
  };
  await fillIn(page, values);
  await press(page, "Change Password");
  await expect(alert(page, "Passwords don't match")).toBeVisible();
  await expect(field(page, "Confirm New Password")).toBeFocused();
  await field(page, "Confirm New Password").fill("nine red lanterns");
  await press(page, "Change Password");
  await expect(toast(page, "Password Change Failed")).toBeVisible();
  await expect(field(page, "Current Password")).toBeFocused();
  await expect(field(page, "Current Password")).toHaveAccessibleDescription(/This is not your password\./);
  // What is typed in one part stays while another one is looked at.
  await page.getByRole("tab", { name: "Profile" }).click();
  await page.getByRole("tab", { name: "Security" }).click();
  await expectNothingLost(page, { ...values, "Confirm New Password": "nine red lanterns" });
  expect(await keptHere(page)).not.toContain("lanterns");
  // So does deleting, which changes nothing without the password.
  await press(page, "Delete my account…");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(`${password}!`);
  await dialog.getByRole("button", { name: "Delete my account for good" }).click();
  await expect(dialog.getByText("This is not your password. Please try again.").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByRole("button", { name: "Delete my account…" })).toBeFocused();
  for (const text of consoleMessages.splice(0)) expect(text).toContain("400");
});

test("all of it by keyboard: sign up, look around, out, and in again", async ({ page, origins }) => {
  const person = somebody();
  await openForm(page, origins, "/signup", "Create Account");
  for (const [label, text] of [
    ["First Name", person.firstName],
    ["Last Name", person.lastName],
    [/^Email/, person.email],
    [/^Password/, person.password],
  ] as const) {
    await tabToSeen(page, label);
    await page.keyboard.type(text);
  }
  await tabToSeen(page, "Show password");
  await page.keyboard.press("Space");
  await tabToSeen(page, "Create Account");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${origins.product}/account`);
  await expect(page.getByText("Member Since")).toBeVisible();
  await tabToSeen(page, "Profile");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Security" })).toBeFocused();
  await expect(page).toHaveURL(`${origins.product}/account?tab=security`);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tabpanel", { name: "Subscription" })).toContainText(
    "Pay-per-use - $4.99 per tool",
  );
  await page.goto(origins.product);
  await expect(page.getByRole("banner").getByRole("button", { name: "Maria" })).toBeVisible();
  await tabToSeen(page, /Maria$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "My Account" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("button", { name: "Maria" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "My Account" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  // The menu moves the focus a moment later.
  await expect(page.getByRole("menuitem", { name: "Log Out" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Logged Out")).toBeVisible();
  expect(await token(page)).toBeNull();
  await openForm(page, origins, "/login", "Sign In");
  await tabToSeen(page, "Email");
  await page.keyboard.type(person.email);
  await tabToSeen(page, "Password");
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${origins.product}/advanced-tools`);
  await page.goto(`${origins.product}/account?tab=security`);
  await expect(page.getByText("You are signed in here only.")).toBeVisible();
  await tabToSeen(page, "Delete my account…");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabToSeen(page, "Password");
  await page.keyboard.type(person.password);
  await tabToSeen(page, "Delete my account for good");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Account Deleted")).toBeVisible();
});
