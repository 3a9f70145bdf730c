import Stripe from "stripe";
import { expect, test } from "vitest";
import { connectStripe, oneUse, price, secretKey, startSimulator } from "./startSimulator.ts";

/** Asks as no typed client would. */
async function ask(origin: string, path: string, { method = "GET", body = "", key = secretKey } = {}) {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(key !== "" && { Authorization: `Bearer ${key}` }),
      "Content-Type": "application/x-www-form-urlencoded",
    },
    ...(method !== "GET" && { body }),
  });
  const answer: { error?: Record<string, string> } = JSON.parse(await response.text());
  return { status: response.status, headers: response.headers, error: answer.error ?? {} };
}

test("without the right key nothing is answered", async () => {
  const { origin, port } = await startSimulator();
  await expect(connectStripe(port, "sk_test_somebody_else").customers.create()).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
  const missing = await ask(origin, "/v1/prices", { key: "" });
  expect(missing).toMatchObject({ status: 401, error: { type: "invalid_request_error" } });
  expect(missing.error["message"]).toContain("You did not provide an API key.");
  const wrong = await ask(origin, "/v1/prices", { key: "sk_test_somebody_else" });
  expect(wrong.error["message"]).toMatch(/^Invalid API Key provided: sk_test_\*+else$/);
  const basic = await fetch(`${origin}/v1/prices`, {
    headers: { Authorization: `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}` },
  });
  expect(basic.status).toBe(200);
});

test("every answer has a request id, and the version it speaks", async () => {
  const { origin } = await startSimulator();
  const { headers } = await ask(origin, "/v1/prices");
  expect(headers.get("Request-Id")).toMatch(/^req_\w{14}$/);
  expect(headers.get("Stripe-Version")).toBe(Stripe.API_VERSION);
});

test("a client of another version is told so", async () => {
  const { origin } = await startSimulator();
  const response = await fetch(`${origin}/v1/prices`, {
    headers: { Authorization: `Bearer ${secretKey}`, "Stripe-Version": "2020-08-27" },
  });
  expect(response.status).toBe(400);
});

test("an endpoint that is not there", async () => {
  const { origin } = await startSimulator();
  expect(await ask(origin, "/v1/charges")).toMatchObject({
    status: 404,
    error: {
      type: "invalid_request_error",
      message:
        "Unrecognized request URL (GET: /v1/charges). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.",
    },
  });
  expect(await ask(origin, "/v1/customers")).toMatchObject({ status: 404 });
});

test.each([
  ["a payment", "/v1/payment_intents/pi_1", "No such payment_intent: 'pi_1'", "intent"],
  ["a session", "/v1/checkout/sessions/cs_test_1", "No such checkout.session: 'cs_test_1'", "session"],
  ["a subscription", "/v1/subscriptions/sub_1", "No such subscription: 'sub_1'", "id"],
  ["what every object has", "/v1/subscriptions/constructor", "No such subscription: 'constructor'", "id"],
  [
    "the place to go on from",
    "/v1/disputes?starting_after=du_1",
    "No such dispute: 'du_1'",
    "starting_after",
  ],
])("%s that is not there", async (_what, path, message, param) => {
  const { origin } = await startSimulator();
  expect(await ask(origin, path)).toMatchObject({
    status: 404,
    error: { type: "invalid_request_error", code: "resource_missing", message, param },
  });
});

const payment = "amount=499&currency=usd";
test.each([
  ["POST", "/v1/payment_intents", `${payment}&ammount=1`, "parameter_unknown", "ammount"],
  [
    "POST",
    "/v1/payment_intents",
    `${payment}&automatic_payment_methods[enable]=true`,
    "parameter_unknown",
    "automatic_payment_methods[enable]",
  ],
  ["POST", "/v1/payment_intents", "currency=usd", "parameter_missing", "amount"],
  ["POST", "/v1/payment_intents", "amount=4.99&currency=usd", "parameter_invalid_integer", "amount"],
  ["POST", "/v1/payment_intents", "amount=49&currency=usd", "amount_too_small", "amount"],
  ["POST", "/v1/payment_intents", `${payment}&receipt_email=`, "parameter_invalid_empty", "receipt_email"],
  ["POST", "/v1/payment_intents", `${payment}&receipt_email=nobody`, "email_invalid", "receipt_email"],
  ["POST", "/v1/payment_intents", "amount=499&currency=eur", undefined, "currency"],
  ["POST", "/v1/payment_intents", `${payment}&metadata[a]=${"x".repeat(501)}`, undefined, "metadata[a]"],
  ["POST", "/v1/payment_intents", `${payment}&expand[]=latest_charg`, undefined, "expand"],
  ["POST", "/v1/payment_intents", `${payment}&amount[x]=1`, undefined, undefined],
  ["POST", "/v1/billing_portal/sessions", "customer=cus_1", "resource_missing", "customer"],
  ["GET", "/v1/payment_intents?limit=101", "", undefined, "limit"],
  ["GET", "/v1/payment_intents?customer=cus_1", "", "parameter_unknown", "customer"],
])("%s %s %s is refused", async (method, path, body, code, param) => {
  const { origin } = await startSimulator();
  const { status, error } = await ask(origin, path, { method, body });
  expect({ status: status === 404 ? 400 : status, code: error["code"], param: error["param"] }).toEqual({
    status: 400,
    code,
    param,
  });
  expect(error["message"]).toMatch(/\S/);
});

test("sessions that contradict themselves are refused", async () => {
  const { stripe } = await startSimulator();
  const { id: monthly } = await stripe.prices.create(price);
  const { id: customer } = await stripe.customers.create();
  const { payment_intent_data: forPayment, ...plain } = oneUse;
  const soon = Math.floor(Date.now() / 1000);
  const subscription: Stripe.Checkout.SessionCreateParams = {
    ...plain,
    mode: "subscription",
    line_items: [{ price: monthly }],
  };
  const cases: readonly [Stripe.Checkout.SessionCreateParams, string][] = [
    [
      { ...oneUse, line_items: [{ price: monthly }] },
      "You specified `payment` mode but passed a recurring price.",
    ],
    [{ ...oneUse, line_items: [{ price: "price_1" }] }, "No such price: 'price_1'"],
    [{ ...oneUse, line_items: [{ quantity: 1 }] }, "You must specify exactly one of these parameters"],
    [{ ...plain, mode: "subscription" }, "You must provide at least one recurring price"],
    [{ ...subscription, payment_intent_data: forPayment }, "You can not pass `payment_intent_data`"],
    [
      { ...subscription, customer_creation: "always" },
      "`customer_creation` can only be used in `payment` mode.",
    ],
    [
      { ...oneUse, customer, customer_email: "a@example.org" },
      "You may only specify one of these parameters",
    ],
    [{ ...oneUse, success_url: "nowhere" }, "Not a valid URL"],
    [{ ...oneUse, expires_at: soon + 60 }, "at least 30 minutes"],
    [{ ...oneUse, expires_at: soon + 25 * 3600 }, "less than 24 hours"],
  ];
  for (const [parameters, message] of cases) {
    await expect(stripe.checkout.sessions.create(parameters)).rejects.toThrow(message);
  }
  expect((await stripe.checkout.sessions.list()).data).toEqual([]);
});
