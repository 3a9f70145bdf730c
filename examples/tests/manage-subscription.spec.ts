import { alert, field, main, press, register, signedIn, somebody, toast } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { inEveryLook } from "./fixtures/looks.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ hasPaid: false });

const subscription = {
  subscriptionId: "sub_1",
  status: "active",
  currentPeriodEnd: "2026-12-21T12:00:00.000Z",
  created: "2026-11-21T12:00:00.000Z",
};

test("signed out, it asks to sign in, and comes back", async ({ page, origins }) => {
  const person = somebody();
  await register(page, origins, person);
  await page.goto(`${origins.product}/manage-subscription`);
  await expect(page).toHaveURL(`${origins.product}/login`);
  await expect(toast(page, "Authentication Required")).toBeVisible();
  await expect(toast(page, "Please log in to view your subscription.")).toBeVisible();
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill(person.password);
  await press(page, "Sign In");
  await expect(page).toHaveURL(`${origins.product}/manage-subscription`);
  for (const text of [person.email, "Maria Lopez"]) await expect(main(page)).toContainText(text);
});

test("without a subscription it says so, and support opens in a new tab", async ({
  page,
  origins,
  context,
  consoleMessages,
}) => {
  await signedIn(page, origins);
  await page.goto(`${origins.product}/manage-subscription`);
  await press(page, "Load Subscription Details");
  await expect(toast(page, "Subscription Not Found")).toBeVisible();
  await expect(toast(page, "No active subscription found for this email address.")).toBeVisible();
  await expect(main(page).getByRole("status")).toContainText("Subscription Not Found");
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
  const [contact] = await Promise.all([
    context.waitForEvent("page"),
    main(page)
      .getByRole("link", { name: /^Contact Support/ })
      .click(),
  ]);
  await expect(contact).toHaveURL(`${origins.product}/contact`);
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("404")]);
});

test("what fails is said in place and by the specification's toasts, and nothing changes", async ({
  page,
  origins,
  context,
  consoleMessages,
}) => {
  await signedIn(page, origins);
  await page.goto(`${origins.product}/manage-subscription`);
  await page.route("**/api/subscription/*", (route) =>
    route.request().url().endsWith("lookup")
      ? route.fulfill({ json: subscription })
      : route.fulfill({ status: 502, body: "<h1>502</h1>" }),
  );
  await press(page, "Load Subscription Details");
  await expect(main(page).getByRole("heading", { name: "Your subscription" })).toBeFocused();
  await press(page, "Cancel Subscription");
  await page.getByRole("dialog").getByRole("button", { name: "Yes, Cancel Subscription" }).click();
  await expect(toast(page, "Cancellation Failed")).toBeVisible();
  await expect(toast(page, "Unable to cancel subscription. Please contact support.")).toBeVisible();
  await expect(alert(page, "Cancellation Failed")).toBeVisible();
  await expect(main(page).getByText("Active", { exact: true })).toBeVisible();
  await press(page, "Update Payment Method & Billing");
  await expect(toast(page, "Portal Unavailable")).toBeVisible();
  await expect(toast(page, "Unable to open billing portal. Please contact support.")).toBeVisible();
  await expect(alert(page, "Portal Unavailable")).toBeVisible();
  // The tab that was opened for it is gone.
  await expect.poll(() => context.pages().length).toBe(1);
  for (const text of consoleMessages.splice(0)) expect(text).toContain("502");
});

for (const [status, name, dateLabel] of [
  ["cancelled", "Cancelled", "Access Ends"],
  ["past_due", "Payment failed", "Next Billing Date"],
  ["inactive", "Inactive", "Next Billing Date"],
] as const) {
  test(`shows a subscription that is ${status}`, async ({ page, origins }) => {
    await signedIn(page, origins);
    await page.route("**/api/subscription/lookup", (route) =>
      route.fulfill({
        json: { ...subscription, status, currentPeriodEnd: status === "inactive" ? null : "1797854400" },
      }),
    );
    await page.goto(`${origins.product}/manage-subscription`);
    await press(page, "Load Subscription Details");
    const card = main(page).getByRole("region", { name: "Your subscription" });
    for (const text of [name, dateLabel, "November 21, 2026"]) await expect(card).toContainText(text);
    await expect(card).toContainText(status === "inactive" ? "Not available" : "December 21, 2026");
    await expect(card.getByRole("button", { name: "Cancel Subscription" })).toHaveCount(0);
    await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
  });
}

test("the account tells of a payment that failed, with the way to mend it", async ({ page, origins }) => {
  const person = somebody();
  const account = {
    id: 1,
    email: person.email,
    firstName: "Maria",
    lastName: "Lopez",
    createdAt: "2026-01-02T12:00:00.000Z",
    emailVerified: true,
    role: "user",
    subscriptionStatus: "past_due",
    subscriptionEndDate: "2020-01-02T12:00:00.000Z",
    hasAllTools: false,
  };
  await page.route("**/api/auth/user", (route) => route.fulfill({ json: account }));
  await page.goto(`${origins.product}/terms`);
  await page.evaluate(() => localStorage.setItem("auth_token", "a.b.c"));
  await page.goto(`${origins.product}/account?tab=subscription`);
  const tab = main(page).getByRole("tabpanel", { name: "Subscription" });
  await expect(tab).toContainText("Your last payment did not go through.");
  await expect(tab).toContainText("Inactive");
  await expect(tab.getByRole("button", { name: "Update Payment Method & Billing" })).toBeVisible();
  await expect(tab.getByRole("link", { name: "Manage Subscription" })).toBeVisible();
});
