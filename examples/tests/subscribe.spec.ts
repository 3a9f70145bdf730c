import { hubTools } from "@iep-insider/sdk/catalog";
import { field, main, newPerson, press, toast, token } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { fromElsewhere } from "./fixtures/cardForm.ts";
import { offerOf } from "./fixtures/gates.ts";
import { opened } from "./fixtures/opened.ts";
import { cards, payOnPage } from "./fixtures/payments.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";
import { passFirstStep, secondSection, tabToSeen } from "./fixtures/walk.ts";

test.use({ hasPaid: false });

const consent = /^I agree to this:/;

test("a membership from the gate to billing and cancellation", { tag: "@full" }, async ({
  page,
  context,
  origins,
}) => {
  const { email } = newPerson();
  const traffic = recordTraffic(page);
  await fromElsewhere(page);
  await page.goto(`${origins.product}/advanced-tools?tool=aide-screener`);
  await passFirstStep(main(page));
  const offer = offerOf(main(page));
  await offer.email.fill(email);
  await offer.pro.check();
  await offer.toMembership.click();
  // The address goes along, but not in the address bar.
  await expect(page).toHaveURL(`${origins.product}/subscribe`);
  await expect(field(page, "Email Address")).toHaveValue(email);
  for (const [label, text] of [
    ["Full Name", "Maria Elena Lopez"],
    ["Create Password", "seven kites!"],
    ["Confirm Password", "seven kites!"],
  ] as const) {
    await tabToSeen(page, new RegExp(`^${label}`));
    await page.keyboard.type(text);
  }
  const box = main(page).getByRole("checkbox", { name: consent });
  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleName(/\$19\.99 a month\. It renews each month.*cancel at any time/);
  await tabToSeen(page, consent);
  await page.keyboard.press("Space");
  await tabToSeen(page, "Start Pro Membership");
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("button", { name: "Processing..." })).toBeDisabled();
  await expect(page).toHaveURL(new RegExp(`^${origins.simulator}/c/pay/`));
  await payOnPage(page, cards.declined);
  await expect(page.getByRole("alert")).toContainText(/declined/);
  expect(await violations(page)).toEqual([]);
  await payOnPage(page);

  await expect(page).toHaveURL(/\/payment-success\?session_id=cs_\w+&type=subscription$/);
  await expect(main(page)).toContainText("Your account was created, and your subscription is active.");
  await expect(page).toHaveURL(`${origins.product}/advanced-tools`);
  expect(await token(page)).not.toBeNull();
  await expect(toast(page, "Welcome to Pro")).toBeVisible();
  await expect(main(page)).toContainText("Welcome, Maria. All tools are open to you");
  await expect(page.getByText("UNLIMITED", { exact: true })).toHaveCount(hubTools.length);
  await expect(page.getByText("$4.99 per use")).toHaveCount(0);

  await page.getByRole("link", { name: "1:1 Aide Screener", exact: true }).click();
  // What was checked before the gate is still there.
  await expect(secondSection(page)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
  await page.goBack();
  await expect(secondSection(page)).toBeVisible();

  await page.goto(`${origins.product}/subscribe`);
  await expect(main(page)).toContainText("You already have an active subscription.");
  await main(page).getByRole("link", { name: "Manage Subscription" }).click();
  const card = main(page).getByRole("region", { name: "Your subscription" });
  await expect(card).toContainText(/Active.*Pro - \$19\.99\/month.*Next Billing Date.*Member Since/);
  const [portal] = await Promise.all([
    context.waitForEvent("page"),
    press(page, "Update Payment Method & Billing"),
  ]);
  await expect(portal.getByRole("heading", { level: 1 })).toHaveText("Your subscription");
  expect(portal.url().startsWith(origins.simulator)).toBe(true);
  expect(await portal.evaluate(() => window.opener)).toBeNull();
  await portal.close();

  await card.getByRole("button", { name: "Cancel Subscription" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/You keep all tools until \w+ \d{1,2}, \d{4}/);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Keep Subscription" }).click();
  await expect(card.getByRole("button", { name: "Cancel Subscription" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Yes, Cancel Subscription" }).click();
  await expect(toast(page, "Subscription Cancelled")).toBeVisible();
  await expect(card).toContainText(/Cancelled.*Access Ends.*All tools stay open to you until the day above/);

  // Access lasts to the end of the paid period.
  await page.goto(`${origins.product}/advanced-tools?tool=letter-generator`);
  await opened(page, "letter-generator");
  await page.goto(`${origins.product}/account?tab=subscription`);
  await expect(main(page).getByRole("tabpanel", { name: "Subscription" })).toContainText(
    /Active.*cancelled and does not renew.*Access Ends/,
  );

  const bodies = (await traffic.sent()).map(({ body }) => body ?? "");
  expect(bodies.filter((body) => body.includes('"purchase"'))).toEqual([
    JSON.stringify({ event: "purchase", subject: "/subscribe" }),
  ]);
});
