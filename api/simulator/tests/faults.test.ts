import Stripe from "stripe";
import { expect, test } from "vitest";
import { startSimulator } from "./startSimulator.ts";

const payment = { amount: 499, currency: "usd" } as const;
const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;

test.each([
  { fault: "error", count: 1, error: StripeAPIError, done: 0 },
  { fault: "busy", count: 1, error: StripeRateLimitError, done: 0 },
  { fault: "nonsense", count: 1, error: StripeAPIError, done: 0 },
  // The client asks again by itself when its connection is cut, under the same key.
  { fault: "cut", count: 2, error: StripeConnectionError, done: 1 },
] as const)(
  "$fault: the caller gets an error, and $done payments were made",
  async ({ fault, count, error, done }) => {
    const { stripe, control, state } = await startSimulator();
    await control.failRequests({ fault, count, endpoint: "POST /v1/payment_intents" });
    await stripe.customers.create();
    await expect(stripe.paymentIntents.create(payment, { idempotencyKey: "one" })).rejects.toBeInstanceOf(
      error,
    );
    expect(Object.keys(state.paymentIntents)).toHaveLength(done);
    // It was an accident: the same request goes through afterwards, once in all.
    await stripe.paymentIntents.create(payment, { idempotencyKey: "one" });
    expect(Object.keys(state.paymentIntents)).toHaveLength(1);
  },
);

test("a connection that is cut once is healed by the client itself", async () => {
  const { stripe, control, state } = await startSimulator();
  await control.failRequests({ fault: "cut", count: 1 });
  await stripe.paymentIntents.create(payment);
  expect(Object.keys(state.paymentIntents)).toHaveLength(1);
});

test("hang: the caller waits no longer than it wants, and the request is done all the same", async () => {
  const { stripe, control, state } = await startSimulator();
  await control.failRequests({ fault: "hang", count: 1, milliseconds: 300 });
  await expect(stripe.paymentIntents.create(payment, { timeout: 100 })).rejects.toBeInstanceOf(
    StripeConnectionError,
  );
  await expect.poll(() => Object.keys(state.paymentIntents).length).toBe(1);
});

test("faults are cleared", async () => {
  const { stripe, control } = await startSimulator();
  await control.failRequests({ fault: "error", count: 5 });
  await control.clearFaults();
  expect(await stripe.customers.create()).toHaveProperty("object", "customer");
});
