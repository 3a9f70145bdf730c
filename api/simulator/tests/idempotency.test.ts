import Stripe from "stripe";
import { expect, test } from "vitest";
import { oneUse, startSimulator } from "./startSimulator.ts";

const payment = { amount: 499, currency: "usd" } as const;

test("the same request under the same key is done once, and answered alike", async () => {
  const { stripe } = await startSimulator();
  const first = await stripe.paymentIntents.create(payment, { idempotencyKey: "one" });
  const again = await stripe.paymentIntents.create(payment, { idempotencyKey: "one" });
  expect(again).toEqual(first);
  expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
  expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(again.lastResponse.headers["original-request"]).toBe(first.lastResponse.requestId);
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

test("another request under the same key is refused", async () => {
  const { stripe } = await startSimulator();
  await stripe.paymentIntents.create(payment, { idempotencyKey: "one" });
  const others = [
    stripe.paymentIntents.create({ ...payment, amount: 1999 }, { idempotencyKey: "one" }),
    stripe.checkout.sessions.create(oneUse, { idempotencyKey: "one" }),
  ];
  for (const other of others)
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test("what was refused may be asked anew under its key", async () => {
  const { stripe } = await startSimulator();
  await expect(
    stripe.paymentIntents.create({ ...payment, amount: 1 }, { idempotencyKey: "one" }),
  ).rejects.toThrow("at least");
  expect(await stripe.paymentIntents.create(payment, { idempotencyKey: "one" })).toHaveProperty(
    "amount",
    499,
  );
});

test("a key is forgotten after a day", async () => {
  const { stripe, control } = await startSimulator();
  const first = await stripe.paymentIntents.create(payment, { idempotencyKey: "one" });
  await control.moveClock({ days: 1, minutes: 1 });
  const second = await stripe.paymentIntents.create(payment, { idempotencyKey: "one" });
  expect(second.id).not.toBe(first.id);
});
