import type { Page } from "@playwright/test";
import { alert, main, press, toast } from "./fixtures/accounts.ts";
import type { Origins } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";

// The payment page where the provider itself serves: with a script in place of the provider's, which no test asks for.

test.use({ hasPaid: false });

test("the provider's form pays: declined in its words, then paid, and led on", async ({ page, origins }) => {
  const asked = await withProvider(page, origins);
  await page.goto(`${origins.product}/checkout?client_secret=pi_abc_secret_open`);
  await expect(main(page)).toContainText("Payment Element of pk_test_1");
  await expect(main(page)).toContainText("Your card number never reaches us.");
  await expect(page.getByText("No money moves.")).toHaveCount(0);
  await expect(main(page).getByRole("button", { name: "Complete Payment" })).toBeEnabled();
  await page.evaluate(() => Object.assign(window, { declines: true }));
  await press(page, "Complete Payment");
  await expect(toast(page, "Payment Failed")).toBeVisible();
  await expect(alert(page, "Payment Failed")).toContainText("Your card was declined.");
  await page.evaluate(() => Object.assign(window, { declines: false }));
  await press(page, "Complete Payment");
  await expect(page).toHaveURL(`${origins.product}/payment-success?session_id=pi_abc`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
  expect(asked).toEqual(["https://js.stripe.com/endive/stripe.js"]);
});

test("a payment that is done, and one that has ended, say so", async ({ page, origins }) => {
  await withProvider(page, origins);
  await page.goto(`${origins.product}/checkout?client_secret=pi_abc_secret_succeeded`);
  await expect(page.getByText("This payment is done.")).toBeVisible();
  await page.goto(`${origins.product}/checkout?client_secret=pi_abc_secret_canceled`);
  await expect(page.getByText("This payment is not open anymore.")).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Begin again" })).toBeVisible();
});

test("no other page asks the provider for its script", async ({ page, origins }) => {
  const asked = await withProvider(page, origins);
  for (const path of ["/", "/pricing", "/subscribe", "/pay-per-use", "/payment-success", "/checkout"]) {
    await page.goto(origins.product + path);
    await page.waitForLoadState("networkidle");
  }
  expect(asked).toEqual([]);
});

test("without the provider's script the page says so, and fetches it on another try", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await withProvider(page, origins);
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await page.goto(`${origins.product}/checkout?client_secret=pi_abc_secret_open`);
  await expect(alert(page, "The card form did not load.")).toContainText("You were not charged.");
  await page.unroute("https://js.stripe.com/**");
  await withProvider(page, origins);
  await press(page, "Try again");
  await expect(main(page)).toContainText("Payment Element of pk_test_1");
  expect(consoleMessages.splice(0).every((text) => text.includes("ERR_FAILED"))).toBe(true);
});

/** Has the server speak as it does with the provider's keys. @returns what the provider is asked for. */
async function withProvider(page: Page, { product }: Origins): Promise<readonly string[]> {
  const asked: string[] = [];
  const config = {
    productName: "IEP Insider",
    mode: "demo",
    stripePublishableKey: "pk_test_1",
    paymentSimulator: null,
    operator: null,
    aiProvider: null,
    advertisingTag: null,
  };
  await page.route("**/api/config", (route) => route.fulfill({ json: config }));
  await page.route(`${product}/checkout**`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    const policy = headers["content-security-policy"] ?? "";
    // As `api/src/http/headers.ts` has it with keys.
    headers["content-security-policy"] = policy.replace(
      "script-src 'self'",
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
    );
    await route.fulfill({ response, headers });
  });
  await page.route("**/api/payment-success?*", (route) =>
    route.fulfill({
      json: {
        status: "paid",
        subscriptionActivated: false,
        newAccountCreated: false,
        sessionToken: null,
        alreadyProcessed: true,
        tool: null,
        kind: "quiz",
        returnUrl: null,
        purchaseKey: null,
      },
    }),
  );
  await page.route("https://js.stripe.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: providerScript });
  });
  return asked;
}

/** What our page uses of the provider's script, and no more. */
const providerScript = `
  window.Stripe = (key) => {
    const told = {};
    const element = {
      on: (event, listener) => { told[event] = listener; return element; },
      once: () => element,
      off: () => element,
      mount: (place) => { place.textContent = "Payment Element of " + key; setTimeout(() => told.ready?.({ elementType: "payment" })); },
      update: () => {}, unmount: () => {}, destroy: () => {},
    };
    const elements = { create: () => element, getElement: () => element, update: () => {}, on: () => {} };
    const nothing = () => {};
    return {
      elements: () => elements,
      createToken: nothing, createPaymentMethod: nothing, confirmCardPayment: nothing,
      registerAppInfo: nothing, _registerWrapper: nothing,
      retrievePaymentIntent: async (secret) => {
        const status = secret.split("_secret_")[1];
        return { paymentIntent: { status: status === "open" ? "requires_payment_method" : status } };
      },
      confirmPayment: async () =>
        window.declines ? { error: { message: "Your card was declined." } } : { paymentIntent: { status: "succeeded" } },
    };
  };
  window.Stripe.version = "endive";
`;
