import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { oneUse, type StartedSimulator, startSimulator, subscribe, webhookSecret } from "./startSimulator.ts";

async function payOnce({ stripe, control }: StartedSimulator): Promise<string> {
  const { id } = await stripe.paymentIntents.create({
    amount: 499,
    currency: "usd",
    metadata: { payment: "3" },
  });
  await control.pay({ payment: id, card: "4242424242424242" });
  return id;
}

/** The events that came in, each verified as the product verifies them. */
function eventsIn({ receiver }: StartedSimulator): Stripe.Event[] {
  return receiver.received.map(({ body, signature }) =>
    Stripe.webhooks.constructEvent(body, signature, webhookSecret),
  );
}

const typesIn = (simulator: StartedSimulator) => eventsIn(simulator).map(({ type }) => type);

test("an event is the provider's, signed, and holds the object as it was", async () => {
  const simulator = await startSimulator();
  const id = await payOnce(simulator);
  await simulator.control.settled();
  const [event] = eventsIn(simulator);
  expect(event).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    object: "event",
    api_version: Stripe.API_VERSION,
    type: "payment_intent.succeeded",
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object: { id, object: "payment_intent", status: "succeeded", metadata: { payment: "3" } } },
  });
});

test("an event that a request caused names it", async () => {
  const simulator = await startSimulator();
  const id = await payOnce(simulator);
  await simulator.stripe.refunds.create({ payment_intent: id }, { idempotencyKey: "refund-3" });
  await simulator.control.settled();
  expect(eventsIn(simulator).at(-1)).toMatchObject({
    type: "charge.refunded",
    request: { id: expect.stringMatching(/^req_/), idempotency_key: "refund-3" },
    data: { object: { refunded: true }, previous_attributes: { amount_refunded: 0, refunded: false } },
  });
});

test("a wrong secret does not verify", async () => {
  const simulator = await startSimulator({ webhookSecret: "whsec_another" });
  await payOnce(simulator);
  await simulator.control.settled();
  expect(() => eventsIn(simulator)).toThrow(Stripe.errors.StripeSignatureVerificationError);
});

describe("which events there are, in their order", () => {
  test("a session that is paid", async () => {
    const simulator = await startSimulator();
    const { id } = await simulator.stripe.checkout.sessions.create({
      ...oneUse,
      customer_email: "a@example.org",
    });
    await simulator.control.pay({ payment: id, card: "4000000000009995" });
    await simulator.control.pay({ payment: id, card: "4242424242424242" });
    await simulator.control.settled();
    expect(typesIn(simulator)).toEqual([
      "payment_intent.payment_failed",
      "payment_intent.succeeded",
      "checkout.session.completed",
    ]);
  });

  test("a session that expires", async () => {
    const simulator = await startSimulator();
    await simulator.stripe.checkout.sessions.create(oneUse);
    await simulator.control.moveClock({ hours: 23 });
    expect(await simulator.control.listEvents()).toEqual([]);
    await simulator.control.moveClock({ hours: 1 });
    await simulator.control.settled();
    expect(typesIn(simulator)).toEqual(["checkout.session.expired"]);
  });

  test("a subscription, from its beginning to its end", async () => {
    const simulator = await startSimulator();
    const { subscription } = await subscribe(simulator);
    await simulator.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await simulator.control.renew({ subscription });
    await simulator.control.settled();
    expect(typesIn(simulator)).toEqual([
      "payment_intent.succeeded",
      "customer.subscription.created",
      "invoice.paid",
      "checkout.session.completed",
      "customer.subscription.updated",
      "customer.subscription.deleted",
    ]);
    expect(eventsIn(simulator).at(-2)?.data.previous_attributes).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: null,
    });
  });

  test("a dispute", async () => {
    const simulator = await startSimulator();
    const payment = await payOnce(simulator);
    const { dispute } = await simulator.control.openDispute({ payment });
    await simulator.control.closeDispute({ dispute, outcome: "won" });
    await simulator.control.settled();
    expect(eventsIn(simulator).slice(1)).toMatchObject([
      { type: "charge.dispute.created", data: { object: { id: dispute, payment_intent: payment } } },
      { type: "charge.dispute.closed", data: { object: { status: "won" } } },
    ]);
  });
});

describe("deliveries", () => {
  test("what is not taken is tried again, and then given up", async () => {
    const simulator = await startSimulator();
    simulator.receiver.answerWith(500, 404, 200);
    await payOnce(simulator);
    await simulator.control.settled();
    expect(await simulator.control.listEvents()).toMatchObject([{ delivery: "delivered", attempts: 3 }]);

    simulator.receiver.answerWith(500, 500, 500);
    await payOnce(simulator);
    await simulator.control.settled();
    const [, lost] = await simulator.control.listEvents();
    expect(lost).toMatchObject({ delivery: "undelivered", attempts: 3 });

    const report = await simulator.control.resendEvent({ event: lost?.id ?? "" });
    expect(report).toEqual({ event: lost?.id, status: 200 });
    expect((await simulator.control.listEvents())[1]).toMatchObject({ delivery: "delivered", attempts: 4 });
  });

  test("a retry does not hold up what comes after", async () => {
    const simulator = await startSimulator({ retryDelays: [300] });
    simulator.receiver.answerWith(500);
    const first = await payOnce(simulator);
    const second = await payOnce(simulator);
    await simulator.control.settled();
    const order = eventsIn(simulator).map(({ data }) => ("id" in data.object ? data.object.id : null));
    expect(order).toEqual([first, second, first]);
  });

  test("nobody there", async () => {
    const simulator = await startSimulator({ webhookUrl: "http://127.0.0.1:1/", retryDelays: [] });
    await payOnce(simulator);
    await simulator.control.settled();
    expect(await simulator.control.listEvents()).toMatchObject([{ delivery: "undelivered", attempts: 1 }]);
  });

  test("without an address events are kept, and sent when asked", async () => {
    const simulator = await startSimulator({ webhookUrl: undefined });
    await payOnce(simulator);
    const [event] = await simulator.control.listEvents();
    expect(event).toMatchObject({ delivery: "kept", attempts: 0 });
    await simulator.control.setWebhookUrl({ url: simulator.receiver.url });
    await simulator.control.resendEvent({ event: event?.id ?? "" });
    expect(typesIn(simulator)).toEqual(["payment_intent.succeeded"]);
  });

  test("held, and delivered in any order", async () => {
    const simulator = await startSimulator();
    await simulator.control.pauseDeliveries();
    await subscribe(simulator);
    const held = await simulator.control.listEvents();
    expect(held.map(({ delivery }) => delivery)).toEqual(Array(4).fill("held"));
    expect(simulator.receiver.received).toEqual([]);

    const [first, ...others] = held.toReversed();
    const reports = await simulator.control.releaseDeliveries({ events: others.map(({ id }) => id) });
    expect(reports.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(eventsIn(simulator).map(({ id }) => id)).toEqual(others.map(({ id }) => id));

    await simulator.control.resumeDeliveries();
    await simulator.control.settled();
    expect(eventsIn(simulator).at(-1)?.id).toBe(first?.id);
    expect(simulator.receiver.received).toHaveLength(4);
  });

  test("dropped and doubled, of one type", async () => {
    const simulator = await startSimulator();
    await simulator.control.dropDeliveries({ count: 1, type: "invoice.paid" });
    await simulator.control.doubleDeliveries({ count: 1, type: "checkout.session.completed" });
    const { subscription } = await subscribe(simulator);
    await simulator.control.settled();
    expect(typesIn(simulator)).toEqual([
      "payment_intent.succeeded",
      "customer.subscription.created",
      "checkout.session.completed",
      "checkout.session.completed",
    ]);
    // Only the next one was meant.
    await simulator.control.renew({ subscription });
    await simulator.control.settled();
    expect(typesIn(simulator)).toContain("invoice.paid");
  });

  test("with an old signature", async () => {
    const simulator = await startSimulator();
    await payOnce(simulator);
    await simulator.control.settled();
    const [event] = await simulator.control.listEvents();
    const signedAt = new Date(Date.now() - 600_000).toISOString();
    await simulator.control.resendEvent({ event: event?.id ?? "", signedAt });
    expect(() => eventsIn(simulator)).toThrow("Timestamp outside the tolerance zone");
  });
});
