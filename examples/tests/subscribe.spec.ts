import {
  alert,
  expectNothingLost,
  field,
  fillIn,
  main,
  openForm,
  press,
  register,
  signedIn,
  somebody,
  toast,
  token,
} from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { fromElsewhere, payOnTheirPage, testCards } from "./fixtures/cardForm.ts";
import { inEveryLook } from "./fixtures/looks.ts";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";
import { tabToSeen } from "./fixtures/walk.ts";

test.use({ hasPaid: false });

const button = "Start Pro Membership";
const consent = /^I agree to this:/;

const valuesOf = (email: string, password = "kites!") => ({
  "Full Name": "Maria Elena Lopez",
  "Email Address": email,
  "Create Password": password,
  "Confirm Password": password,
});

test("joining makes the account, signs in and opens every tool, and cancelling keeps them", async ({
  page,
  origins,
}) => {
  test.setTimeout(120_000);
  const { email } = somebody();
  const traffic = recordTraffic(page);
  await fromElsewhere(page);
  await openForm(page, origins, "/subscribe", button);
  for (const [label, text] of Object.entries(valuesOf(email))) {
    await tabToSeen(page, new RegExp(`^${label}`));
    await page.keyboard.type(text);
  }
  // Price, renewal and how to cancel stand before the button, and nobody has ticked the box.
  const box = main(page).getByRole("checkbox", { name: consent });
  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleName(/\$19\.99 a month\. It renews each month.*cancel at any time/);
  await tabToSeen(page, consent);
  await page.keyboard.press("Space");
  await tabToSeen(page, button);
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("button", { name: "Processing..." })).toBeDisabled();
  await payOnTheirPage(page, origins, testCards.good);

  await expect(page).toHaveURL(/\/payment-success\?session_id=cs_\w+&type=subscription$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
  await expect(main(page)).toContainText("Your account was made, and your subscription is active.");
  await expect(main(page)).toContainText("You can change your password and your profile");
  await expect(main(page).getByRole("link", { name: "Access All Tools" })).toBeVisible();
  await expect(page).toHaveURL(`${origins.product}/advanced-tools`);
  expect(await token(page)).not.toBeNull();
  await expect(toast(page, "Welcome to Pro")).toBeVisible();
  await expect(main(page)).toContainText("Welcome, Maria. All tools are open to you");
  await expect(page.getByText("UNLIMITED", { exact: true })).toHaveCount(13);
  await expect(page.getByText("$4.99 per use")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Coming Soon" })).toHaveCount(0);
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));

  // Every tool, without a gate.
  await page.getByRole("link", { name: "1:1 Aide Screener" }).click();
  await opened(page);
  await page.goto(`${origins.product}/advanced-tools?tool=letters`);
  await opened(page, "letters");
  await page.goto(`${origins.product}/advanced-tools?tool=rights`);
  await opened(page, "rights");

  // By a step within the site too, where all is known already.
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "All AI Tools" }).click();
  await expect(main(page)).toContainText("Welcome, Maria.");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
  await page.goBack();
  await expect(main(page)).toContainText("Welcome, Maria.");

  // There is nothing more to buy.
  await page.goto(`${origins.product}/subscribe`);
  await expect(main(page)).toContainText("You already have an active subscription.");
  await expect(main(page).getByRole("button", { name: button })).toHaveCount(0);

  // The account knows.
  await page.goto(`${origins.product}/account?tab=subscription`);
  const tab = main(page).getByRole("tabpanel", { name: "Subscription" });
  for (const text of ["Pro Membership - $19.99/month", "Active", "Next Billing Date"])
    await expect(tab).toContainText(text);
  await tab.getByRole("link", { name: "Manage Subscription" }).click();

  // Cancelled: twice pressed, with the day before the second press.
  await press(page, "Load Subscription Details");
  const card = main(page).getByRole("region", { name: "Your subscription" });
  for (const text of ["Active", "Pro - $19.99/month", "Next Billing Date", "Member Since"])
    await expect(card).toContainText(text);
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
  await card.getByRole("button", { name: "Cancel Subscription" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/You keep all tools until \w+ \d{1,2}, \d{4}/);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Keep Subscription" }).click();
  await expect(card.getByRole("button", { name: "Cancel Subscription" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Yes, Cancel Subscription" }).click();
  await expect(toast(page, "Subscription Cancelled")).toBeVisible();
  await expect(
    toast(
      page,
      "Your subscription has been cancelled. You'll retain access until the current billing period ends.",
    ),
  ).toBeVisible();
  for (const text of ["Cancelled", "Access Ends", "All tools stay open to you until the day above."])
    await expect(card).toContainText(text);
  await expect(card.getByRole("button", { name: "Cancel Subscription" })).toHaveCount(0);

  // Access stays to the end of the period.
  await page.goto(`${origins.product}/advanced-tools`);
  await expect(main(page)).toContainText("Welcome, Maria.");
  await page.goto(`${origins.product}/advanced-tools?tool=letters`);
  await opened(page, "letters");
  await page.goto(`${origins.product}/account?tab=subscription`);
  for (const text of ["Active", "Access Ends", "cancelled and does not renew"])
    await expect(tab).toContainText(text);

  const bodies = (await traffic.sent()).map(({ body }) => body ?? "");
  expect(bodies.filter((body) => body.includes('"purchase"'))).toEqual([
    JSON.stringify({ event: "purchase", subject: "/subscribe" }),
  ]);
});

test("says what is missing, in place and by the toasts of the specification", async ({ page, origins }) => {
  await page.route("**/api/create-subscription", (route) => route.abort());
  await openForm(page, origins, "/subscribe", button);
  await press(page, button);
  await expect(toast(page, "Missing Information")).toBeVisible();
  await expect(toast(page, "Please fill in all required fields.")).toBeVisible();
  await expect(field(page, "Full Name")).toBeFocused();
  await expect(alert(page, "Please agree to the monthly renewal first.")).toBeVisible();
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
  const values = valuesOf("maria@example.org", "kites");
  await fillIn(page, values);
  await main(page).getByRole("checkbox", { name: consent }).check();
  await press(page, button);
  await expect(toast(page, "Password Too Short")).toBeVisible();
  await expect(toast(page, "Password must be at least 6 characters long.")).toBeVisible();
  await fillIn(page, { "Create Password": "seven kites" });
  await press(page, button);
  await expect(toast(page, "Passwords Don't Match")).toBeVisible();
  await expect(toast(page, "Please make sure both passwords match.")).toBeVisible();
  await expectNothingLost(page, { ...values, "Create Password": "seven kites" });
});

test("an address with an account is asked to sign in, and comes back", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const person = somebody();
  await register(page, origins, person);
  await fromElsewhere(page);
  await openForm(page, origins, "/subscribe", button);
  const values = valuesOf(person.email);
  await fillIn(page, values);
  await main(page).getByRole("checkbox", { name: consent }).check();
  await press(page, button);
  const sentence = "An account with this email already exists. Please sign in first.";
  await expect(toast(page, sentence)).toBeVisible();
  await expect(alert(page, sentence)).toBeVisible();
  await expectNothingLost(page, values);
  await main(page).getByRole("link", { name: "Sign in first" }).click();
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill(person.password);
  await press(page, "Sign In");
  await expect(page).toHaveURL(`${origins.product}/subscribe`);
  await expect(main(page)).toContainText(`You join with the account ${person.email}`);
  await expect(main(page).getByRole("textbox")).toHaveCount(0);
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("409")]);
});

test("whoever is signed in joins by the box alone; a declined card charges nothing; the portal opens", async ({
  page,
  origins,
  context,
}) => {
  test.setTimeout(90_000);
  const person = await signedIn(page, origins);
  await fromElsewhere(page);
  await openForm(page, origins, "/subscribe", button);
  await press(page, button);
  await expect(toast(page, "Missing Information")).toBeVisible();
  await main(page).getByRole("checkbox", { name: consent }).check();
  await press(page, button);
  await payOnTheirPage(page, origins, testCards.declined);
  await expect(page.getByRole("alert")).toContainText(/declined/);
  await payOnTheirPage(page, origins, testCards.good);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
  await expect(main(page)).toContainText("Your subscription is active.");
  await expect(main(page)).toContainText("unlimited access");
  await expect(page).toHaveURL(`${origins.product}/advanced-tools`);
  await expect(main(page)).toContainText(`Welcome, ${person.firstName}.`);

  await page.goto(`${origins.product}/manage-subscription`);
  await press(page, "Load Subscription Details");
  const [portal] = await Promise.all([
    context.waitForEvent("page"),
    press(page, "Update Payment Method & Billing"),
  ]);
  await expect(portal.getByRole("heading", { level: 1 })).toHaveText("Your subscription");
  expect(portal.url().startsWith(origins.simulator)).toBe(true);
  expect(await portal.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(`${origins.product}/manage-subscription`);
});

test("an active subscription that the server finds leads to the tools two seconds later", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const sentence = "You already have an active subscription.";
  await page.route("**/api/create-subscription", (route) =>
    route.fulfill({
      status: 409,
      json: {
        code: "active_subscription",
        message: sentence,
        error: sentence,
        requestId: "r",
        hasActiveSubscription: true,
      },
    }),
  );
  await openForm(page, origins, "/subscribe", button);
  await fillIn(page, valuesOf(somebody().email));
  await main(page).getByRole("checkbox", { name: consent }).check();
  await press(page, button);
  await expect(toast(page, "Active Subscription Found")).toBeVisible();
  await expect(toast(page, sentence)).toBeVisible();
  await expect(main(page)).toContainText(sentence);
  await expect(page).toHaveURL(`${origins.product}/advanced-tools`);
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("409")]);
});

test("Back leads back", async ({ page, origins }) => {
  await page.goto(`${origins.product}/pricing`);
  await main(page).getByRole("link", { name: button }).click();
  await expect(page).toHaveURL(`${origins.product}/subscribe`);
  await press(page, "Back");
  await expect(page).toHaveURL(`${origins.product}/pricing`);
});
