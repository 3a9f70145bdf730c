import type { Page } from "@playwright/test";
import { alert, main, newPerson, press, toast } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { atCardForm, beginPurchase, cardFrame, completePayment, fromElsewhere } from "./fixtures/cardForm.ts";
import { cards } from "./fixtures/payments.ts";
import type { Origins } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";
import { passFirstStep, secondSection, tabToSeen } from "./fixtures/walk.ts";

// Pay per use, and the payment page with its card form.

test.use({ hasPaid: false });

const paid = (page: Page) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");

test("a visitor buys a use by keyboard after a declined card, and opens it", async ({ page, origins }) => {
  const traffic = recordTraffic(page);
  await fromElsewhere(page);
  await page.goto(`${origins.product}/pay-per-use`);
  await tabToSeen(page, /^Assessment Quiz Access/);
  await page.keyboard.press("Space");
  await tabToSeen(page, "Email Address");
  await page.keyboard.type(newPerson().email);
  await tabToSeen(page, "Pay $4.99");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Payment Started")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Processing..." })).toBeDisabled();
  await atCardForm(page);
  await expect(page.getByText("This is a demo. No money moves.")).toBeVisible();

  // Back brings the page with what was chosen on it, forward the same payment.
  await page.goBack();
  await expect(main(page).getByRole("radio", { name: /^Assessment Quiz Access/ })).toBeChecked();
  await expect(main(page).getByRole("button", { name: "Pay $4.99" })).toBeEnabled();
  await page.goForward();
  await atCardForm(page);

  await completePayment(page, cards.declined);
  await expect(toast(page, "Payment Failed")).toBeVisible();
  await expect(alert(page, "Payment Failed")).toContainText(/declined.*You were not charged\./);
  await completePayment(page, cards.good);
  await expect(page).toHaveURL(/\/payment-success\?session_id=pi_\w+&type=quiz$/);
  await paid(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(`${origins.product}/advanced-tools`);
  await expect(page.getByText("You have a paid use: Assessment Quiz Access")).toBeVisible();

  await page.getByRole("link", { name: "1:1 Aide Screener", exact: true }).click();
  await passFirstStep(main(page));
  await press(page, "Open it now");
  await expect(secondSection(page)).toBeVisible();
  await page.goto(`${origins.product}/advanced-tools`);
  await expect(page.locator("[data-tool]").first()).toBeVisible();
  await expect(page.getByText("You have a paid use")).toBeHidden();

  const sent = await traffic.sent();
  expect(sent.flatMap(({ body }) => (body?.includes('"purchase"') ? body : []))).toEqual([
    JSON.stringify({ event: "purchase", subject: "/pay-per-use" }),
  ]);
  // The card number goes to the payment service alone.
  for (const { url, everything } of sent)
    if (/4242.?4242/.test(everything)) expect(url.startsWith(origins.simulator), url).toBe(true);
});

test("the bank's question survives a reload; nothing paid is charged twice", async ({ page, origins }) => {
  const address = await beginPurchase(page, origins, newPerson().email);
  await page.goto(address);
  await atCardForm(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  await completePayment(page, cards.asks);
  await expect(main(page)).toContainText("Your bank has a question.");
  await cardFrame(page).getByRole("button", { name: "No, decline" }).click();
  await expect(alert(page, "Payment Failed")).toContainText("You were not charged.");
  await completePayment(page, cards.asks);
  const question = cardFrame(page).getByRole("heading", { name: "Your bank asks: is this you?" });
  await expect(question).toBeFocused();
  await page.reload();
  await expect(question).toBeVisible();
  await cardFrame(page).getByRole("button", { name: "Yes, approve" }).click();
  await paid(page);
  await page.goto(address);
  await expect(page.getByText("This payment is done.")).toBeVisible();
  await expect(main(page).getByRole("button")).toHaveCount(0);
  await main(page).getByRole("link", { name: "See your purchase" }).click();
  await paid(page);
});

test("with the provider's own script, which no other page loads: tried again, declined, then paid", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const asked = await withProvider(page, origins);
  for (const path of ["/pay-per-use", "/subscribe", "/payment-success"]) {
    await page.goto(origins.product + path);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(asked).toEqual([]);
  await page.goto(`${origins.product}/checkout?client_secret=pi_abc_secret_open`);
  await expect(alert(page, "The card form did not load.")).toContainText("You were not charged.");
  consoleMessages.allow(/ERR_FAILED/);
  await press(page, "Try again");
  await expect(main(page)).toContainText("Payment Element of pk_test_1");
  await expect(main(page)).toContainText("Your card number never reaches us.");
  await expect(page.getByText("No money moves.")).toHaveCount(0);
  await press(page, "Complete Payment");
  await expect(toast(page, "Payment Failed")).toBeVisible();
  await expect(alert(page, "Payment Failed")).toContainText("Your card was declined.");
  await press(page, "Complete Payment");
  await expect(page).toHaveURL(`${origins.product}/payment-success?session_id=pi_abc`);
  // The real server does not know it.
  await expect(page.getByText("We could not find this payment.")).toBeVisible();
  consoleMessages.allow(/404/);
  await page.goto(`${origins.product}/checkout?client_secret=pi_abc_secret_succeeded`);
  await expect(page.getByText("This payment is done.")).toBeVisible();
  await page.goto(`${origins.product}/checkout?client_secret=pi_abc_secret_canceled`);
  await expect(page.getByText("This payment is no longer open.")).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(["https://js.stripe.com/endive/stripe.js"]));
});

/**
 * Has the server answer as it does with the provider's keys. The provider's script is replaced by our own, which does not
 * load the first time, and declines the first payment.
 * @returns what the provider is asked for.
 */
async function withProvider(page: Page, { product }: Origins): Promise<readonly string[]> {
  const asked: string[] = [];
  const config = { stripePublishableKey: "pk_test_1", paymentSimulator: null };
  await page.route("**/api/config", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...config } });
  });
  await page.route(`${product}/checkout**`, async (route) => {
    const response = await route.fetch();
    // As `api/src/http/headers.ts` has it with keys.
    const scripts = "script-src 'self' https://js.stripe.com https://*.js.stripe.com";
    const policy = response.headers()["content-security-policy"]?.replace("script-src 'self'", scripts);
    await route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": String(policy) },
    });
  });
  await page.route("https://js.stripe.com/**", (route) => {
    asked.push(route.request().url());
    // The provider's loader tries twice by itself.
    if (asked.length <= 2) return route.abort();
    return route.fulfill({ contentType: "text/javascript", body: providerScript });
  });
  return asked;
}

/** What our page uses of the provider's script, and no more. */
const providerScript = `
  let tries = 0;
  window.Stripe = (key) => {
    const told = {};
    const nothing = () => {};
    const element = {
      on: (event, listener) => { told[event] = listener; return element; },
      once: () => element,
      off: () => element,
      mount: (place) => { place.textContent = "Payment Element of " + key; setTimeout(() => told.ready?.({ elementType: "payment" })); },
      update: nothing, unmount: nothing, destroy: nothing,
    };
    const elements = { create: () => element, getElement: () => element, update: nothing, on: nothing };
    return {
      elements: () => elements,
      createToken: nothing, createPaymentMethod: nothing, confirmCardPayment: nothing,
      registerAppInfo: nothing, _registerWrapper: nothing,
      retrievePaymentIntent: async (secret) => {
        const status = secret.split("_secret_")[1];
        return { paymentIntent: { status: status === "open" ? "requires_payment_method" : status } };
      },
      confirmPayment: async () =>
        (tries += 1) === 1 ? { error: { message: "Your card was declined." } } : { paymentIntent: { status: "succeeded" } },
    };
  };
  window.Stripe.version = "endive";
`;
