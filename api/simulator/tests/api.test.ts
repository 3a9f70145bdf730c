import Stripe from "stripe";
import { expect, test } from "vitest";
import { readCard } from "../cards/readCard.ts";
import { nextPeriodEnd } from "../payments/subscriptions.ts";
import { connectStripe, oneUse, secretKey, startSimulator, subscribe } from "./startSimulator.ts";

// What billing relies on is tested where it is held to the same as the fake (`tests/billing/providerContract.test.ts`).

test("without the right key nothing is answered, by the API and by the control calls", async () => {
  const { origin, port } = await startSimulator();
  const stranger = connectStripe(port, "sk_test_somebody_else");
  await expect(stranger.customers.create()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  for (const [method, path] of [
    ["GET", "/v1/prices"],
    ["POST", "/v1/refunds"],
    ["GET", "/v1/nothing"],
    ["POST", "/simulator/pay"],
    ["POST", "/simulator/failRequests"],
  ] as const)
    expect((await fetch(origin + path, { method })).status, path).toBe(401);
});

const intent = "amount=499&currency=usd";
test.each([
  ["POST", "/v1/payment_intents", `${intent}&ammount=1`, "parameter_unknown", "ammount"],
  ["POST", "/v1/payment_intents", "currency=usd", "parameter_missing", "amount"],
  ["POST", "/v1/payment_intents", "amount=4.99&currency=usd", "parameter_invalid_integer", "amount"],
  ["POST", "/v1/payment_intents", "amount=49&currency=usd", "amount_too_small", "amount"],
  ["POST", "/v1/payment_intents", `${intent}&receipt_email=`, "parameter_invalid_empty", "receipt_email"],
  ["GET", "/v1/payment_intents/pi_1", "", "resource_missing", "intent"],
])("%s %s %s is refused as the provider would", async (method, path, body, code, param) => {
  const { origin } = await startSimulator();
  const headers = {
    Authorization: `Bearer ${secretKey}`,
    "Content-Type": "application/x-www-form-urlencoded",
  };
  const response = await fetch(origin + path, { method, headers, ...(method !== "GET" && { body }) });
  expect([400, 404]).toContain(response.status);
  const { error } = (await response.json()) as { error: Record<string, string> };
  expect(error).toMatchObject({ type: "invalid_request_error", message: expect.stringMatching(/\S/) });
  expect([error["code"], error["param"]]).toEqual([code, param]);
});

test("time expires pages and renews subscriptions", async () => {
  let now = new Date("2026-03-10T00:00:00Z");
  const simulator = await startSimulator({ clock: () => now });
  const { stripe } = simulator;
  const { id } = await stripe.checkout.sessions.create(oneUse);
  const [renewed, ending] = [await subscribe(simulator), await subscribe(simulator)];
  await stripe.subscriptions.update(ending.subscription, { cancel_at_period_end: true });
  now = new Date("2026-03-10T23:59:59Z");
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("open");
  now = new Date("2026-05-09T00:00:00Z");
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("expired");
  const [one, other] = [renewed, ending].map(({ subscription }) =>
    stripe.subscriptions.retrieve(subscription),
  );
  expect((await one)?.items.data[0]?.current_period_end).toBe(Date.parse("2026-05-10T00:00:00Z") / 1000);
  expect(await other).toMatchObject({ status: "canceled" });
});

test.each([
  ["2026-01-31", "2026-02-28", "2026-03-31"],
  ["2026-01-31", "2026-01-31", "2026-02-28"],
  ["2026-12-05", "2026-12-05", "2027-01-05"],
])("a subscription begun %s: the month after %s ends %s", (anchor, after, end) => {
  expect(nextPeriodEnd(Date.parse(anchor) / 1000, Date.parse(after) / 1000)).toBe(Date.parse(end) / 1000);
});

const right = { number: "4242 4242 4242 4242", expiry: "12 / 34", cvc: "123" };
const incomplete = {
  number: "Your card number is incomplete.",
  expiry: "Your card's expiration date is incomplete.",
  cvc: "Your card's security code is incomplete.",
};
test.each([
  [{}, null],
  [{ number: "4242 4242 4242 4241" }, { number: "Your card number is invalid." }],
  [
    { number: "5555 5555 5555 4444" },
    { number: "Your card was declined. Your request was in test mode, but used a non test card." },
  ],
  [{ expiry: "11 / 2026" }, null],
  [{ expiry: "10 / 26" }, { expiry: "Your card's expiration date is in the past." }],
  [{ expiry: "12 / 25" }, { expiry: "Your card's expiration year is in the past." }],
  [{ number: "", expiry: "", cvc: "" }, incomplete],
])("a card typed as %j", (typed, problems) => {
  const read = readCard({ ...right, ...typed }, new Date("2026-11-21T12:00:00Z"));
  expect("problems" in read ? read.problems : null).toEqual(problems);
});
