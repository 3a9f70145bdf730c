import { describe, expect, test } from "vitest";
import { readCard } from "../cards/readCard.ts";
import { testCards } from "../cards/testCards.ts";
import { oneUse, startSimulator } from "./startSimulator.ts";

const now = new Date("2026-11-21T12:00:00Z");
const right = { number: "4242 4242 4242 4242", expiry: "12 / 34", cvc: "123", name: "" };

describe("what a payer types", () => {
  test.each([
    [{}, null],
    [{ number: "4242-4242-4242-4242" }, null],
    [{ number: "" }, { number: "Your card number is incomplete." }],
    [{ number: "4242 4242" }, { number: "Your card number is incomplete." }],
    [{ number: "4242 4242 4242 4241" }, { number: "Your card number is invalid." }],
    [
      { number: "5555 5555 5555 4444" },
      { number: "Your card was declined. Your request was in test mode, but used a non test card." },
    ],
    [{ expiry: "11/26" }, null],
    [{ expiry: "1126" }, null],
    [{ expiry: "11 / 2026" }, null],
    [{ expiry: "" }, { expiry: "Your card's expiration date is incomplete." }],
    [{ expiry: "13 / 30" }, { expiry: "Your card's expiration date is incomplete." }],
    [{ expiry: "10 / 26" }, { expiry: "Your card's expiration date is in the past." }],
    [{ expiry: "12 / 25" }, { expiry: "Your card's expiration year is in the past." }],
    [{ expiry: "12 / 2099" }, { expiry: "Your card's expiration year is invalid." }],
    [{ cvc: "12" }, { cvc: "Your card's security code is incomplete." }],
    [
      { number: "", expiry: "", cvc: "" },
      {
        number: "Your card number is incomplete.",
        expiry: "Your card's expiration date is incomplete.",
        cvc: "Your card's security code is incomplete.",
      },
    ],
  ])("%j", (typed, problems) => {
    const read = readCard({ ...right, ...typed }, now);
    expect("problems" in read ? read.problems : null).toEqual(problems);
  });
});

const refused = { "4000000000000002": "generic_decline", "4000000000009995": "insufficient_funds" };
const outcomes: Readonly<Record<string, object>> = {
  "4242424242424242": { status: "succeeded" },
  "4000000000000341": { status: "succeeded" },
  "4000002500003155": { status: "needs_action" },
  "4000002760003184": { status: "needs_action" },
  "4000000000000002": { status: "failed", code: "card_declined", declineCode: refused["4000000000000002"] },
  "4000000000009995": { status: "failed", code: "card_declined", declineCode: refused["4000000000009995"] },
  "4000000000000069": { status: "failed", code: "expired_card" },
  "4000000000000127": { status: "failed", code: "incorrect_cvc" },
};

test("every test card has its outcome here", () => {
  expect(testCards.map(({ number }) => number).toSorted()).toEqual(Object.keys(outcomes).toSorted());
});

describe.each(Object.entries(outcomes))("%s", (card, outcome) => {
  test("pays a PaymentIntent, or does not", async () => {
    const { stripe, control } = await startSimulator();
    const { id } = await stripe.paymentIntents.create({ amount: 499, currency: "usd" });
    expect(await control.pay({ payment: id, card })).toMatchObject(outcome);
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
    if ("code" in outcome) {
      expect(intent).toMatchObject({
        status: "requires_payment_method",
        amount_received: 0,
        last_payment_error: {
          type: "card_error",
          code: outcome.code,
          payment_method: { card: { last4: card.slice(-4) } },
        },
        latest_charge: { paid: false, failure_code: outcome.code },
      });
    }
    // Another card helps.
    if (intent.status === "requires_payment_method") {
      expect(await control.pay({ payment: id, card: "4242424242424242" })).toEqual({ status: "succeeded" });
      expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
        status: "succeeded",
        last_payment_error: null,
      });
    }
  });

  test("pays a session, or leaves it open", async () => {
    const { stripe, control } = await startSimulator();
    const { id } = await stripe.checkout.sessions.create({ ...oneUse, customer_email: "a@example.org" });
    expect(await control.pay({ payment: id, card })).toMatchObject(outcome);
    const isPaid = "status" in outcome && outcome.status === "succeeded";
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: isPaid ? "complete" : "open",
      payment_status: isPaid ? "paid" : "unpaid",
    });
  });
});

describe("the bank's question", () => {
  test.each([
    [true, "succeeded", null],
    [false, "requires_payment_method", "payment_intent_authentication_failure"],
  ])("answered %s", async (approves, status, code) => {
    const { stripe, control } = await startSimulator();
    const { id } = await stripe.paymentIntents.create({ amount: 499, currency: "usd" });
    await expect(control.authenticate({ payment: id, approves })).rejects.toThrow("requires_payment_method");
    await control.pay({ payment: id, card: "4000002500003155" });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: "requires_action",
      next_action: { type: "use_stripe_sdk" },
    });
    await control.authenticate({ payment: id, approves });
    const intent = await stripe.paymentIntents.retrieve(id);
    expect(intent.status).toBe(status);
    expect(intent.last_payment_error?.code ?? null).toBe(code);
  });
});

test("nothing is paid twice", async () => {
  const { stripe, control, state } = await startSimulator();
  const { id } = await stripe.paymentIntents.create({ amount: 499, currency: "usd" });
  const session = await stripe.checkout.sessions.create({ ...oneUse, customer_email: "a@example.org" });
  for (const payment of [id, session.id]) {
    await control.pay({ payment, card: "4242424242424242" });
    await expect(control.pay({ payment, card: "4242424242424242" })).rejects.toThrow(/status of/);
  }
  const { payment_intent: inner } = await stripe.checkout.sessions.retrieve(session.id);
  await expect(control.pay({ payment: String(inner), card: "4242424242424242" })).rejects.toThrow(
    "belongs to",
  );
  expect(Object.keys(state.charges)).toHaveLength(2);
});
