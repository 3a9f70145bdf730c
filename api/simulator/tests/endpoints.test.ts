import { expect, test } from "vitest";
import { oneUse, price, startSimulator, subscribe } from "./startSimulator.ts";

test("a customer", async () => {
  const { stripe } = await startSimulator();
  const customer = await stripe.customers.create({ email: "parent@example.org", metadata: { user: "7" } });
  expect(customer).toMatchObject({
    id: expect.stringMatching(/^cus_\w{14}$/),
    object: "customer",
    email: "parent@example.org",
    metadata: { user: "7" },
    livemode: false,
  });
});

test("a price is found by its lookup key, which moves to the next one on demand", async () => {
  const { stripe } = await startSimulator();
  const first = await stripe.prices.create(price);
  expect(first).toMatchObject({ unit_amount: 1999, type: "recurring", recurring: { interval: "month" } });
  expect(first.unit_amount_decimal?.toString()).toBe("1999");

  await expect(stripe.prices.create(price)).rejects.toMatchObject({ param: "lookup_key" });
  const second = await stripe.prices.create({ ...price, unit_amount: 2499, transfer_lookup_key: true });
  const found = await stripe.prices.list({ lookup_keys: ["pro_monthly"], active: true, limit: 1 });
  expect(found.data.map(({ id }) => id)).toEqual([second.id]);
  expect(found).toMatchObject({ object: "list", has_more: false, url: "/v1/prices" });
});

test("a Checkout Session for one payment, from open to paid", async () => {
  const { stripe, control, origin } = await startSimulator();
  const session = await stripe.checkout.sessions.create({ ...oneUse, customer_email: "parent@example.org" });
  expect(session).toMatchObject({
    id: expect.stringMatching(/^cs_test_\w{58}$/),
    status: "open",
    payment_status: "unpaid",
    amount_total: 499,
    currency: "usd",
    client_reference_id: "12",
    metadata: { payment: "12" },
    customer: null,
    customer_email: "parent@example.org",
    payment_intent: null,
    url: `${origin}/c/pay/${session.id}`,
  });

  expect(await control.pay({ payment: session.id, card: "4242424242424242" })).toEqual({
    status: "succeeded",
  });
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["payment_intent.latest_charge", "line_items"],
  });
  expect(paid).toMatchObject({
    status: "complete",
    payment_status: "paid",
    url: null,
    customer_details: { email: "parent@example.org", name: "Test Payer" },
    line_items: { data: [{ description: "IEP goals, one use", amount_total: 499, quantity: 1 }] },
    payment_intent: {
      object: "payment_intent",
      status: "succeeded",
      amount_received: 499,
      metadata: { payment: "12" },
      latest_charge: {
        object: "charge",
        paid: true,
        billing_details: { email: "parent@example.org" },
        payment_method_details: { card: { brand: "visa", last4: "4242" } },
      },
    },
  });
});

test("a session makes a customer when it is asked to, and uses the one it is given", async () => {
  const { stripe, control } = await startSimulator();
  const given = await stripe.customers.create({ email: "given@example.org" });
  const cases = [
    { parameters: {}, customer: null },
    { parameters: { customer_creation: "always" as const }, customer: expect.stringMatching(/^cus_/) },
    { parameters: { customer: given.id }, customer: given.id },
  ];
  for (const { parameters, customer } of cases) {
    const { id } = await stripe.checkout.sessions.create({ ...oneUse, ...parameters });
    await control.pay({ payment: id, card: "4242424242424242", email: "typed@example.org" });
    const paid = await stripe.checkout.sessions.retrieve(id);
    expect(paid.customer).toEqual(customer);
    expect(paid.customer_details?.email).toBe(
      "customer" in parameters ? "given@example.org" : "typed@example.org",
    );
  }
});

test("an expired session cannot be paid or expired again", async () => {
  const { stripe, control } = await startSimulator();
  const { id } = await stripe.checkout.sessions.create({ ...oneUse, customer_email: "parent@example.org" });
  await control.pay({ payment: id, card: "4000000000000002" });
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: "expired", url: null });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toThrow(
    'Only Checkout Sessions with a status in ["open"]',
  );
  await expect(control.pay({ payment: id, card: "4242424242424242" })).rejects.toThrow("status of expired");
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id, {
    expand: ["payment_intent"],
  });
  expect(intent).toMatchObject({ status: "canceled", amount_received: 0 });
});

test("a PaymentIntent, from made to paid", async () => {
  const { stripe, control } = await startSimulator();
  const intent = await stripe.paymentIntents.create({
    amount: 499,
    currency: "usd",
    receipt_email: "parent@example.org",
    metadata: { payment: "3" },
    automatic_payment_methods: { enabled: true },
  });
  expect(intent).toMatchObject({
    id: expect.stringMatching(/^pi_\w{24}$/),
    client_secret: expect.stringMatching(new RegExp(`^${intent.id}_secret_\\w{25}$`)),
    status: "requires_payment_method",
    amount: 499,
    amount_received: 0,
    latest_charge: null,
  });
  await control.pay({ payment: intent.id, card: "4242424242424242" });
  const paid = await stripe.paymentIntents.retrieve(intent.id, {
    expand: ["latest_charge", "payment_method"],
  });
  expect(paid).toMatchObject({
    status: "succeeded",
    amount_received: 499,
    latest_charge: { status: "succeeded", receipt_email: "parent@example.org", amount_refunded: 0 },
    payment_method: { card: { last4: "4242" } },
  });
});

test("a portal session", async () => {
  const simulator = await startSimulator();
  const { customer } = await subscribe(simulator);
  const session = await simulator.stripe.billingPortal.sessions.create({
    customer,
    return_url: "http://localhost:3000/account",
  });
  expect(session).toMatchObject({
    id: expect.stringMatching(/^bps_/),
    customer,
    return_url: "http://localhost:3000/account",
    url: expect.stringContaining(`${simulator.origin}/p/session/test_`),
  });
});

test("a refund, once, and not of what was not paid", async () => {
  const { stripe, control } = await startSimulator();
  const { id } = await stripe.paymentIntents.create({ amount: 499, currency: "usd" });
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toThrow(
    "does not have a successful charge",
  );
  await control.pay({ payment: id, card: "4242424242424242" });
  const refund = await stripe.refunds.create({ payment_intent: id, metadata: { payment: "3" } });
  expect(refund).toMatchObject({
    status: "succeeded",
    amount: 499,
    payment_intent: id,
    metadata: { payment: "3" },
  });
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 499 });
});

test("disputes are found by what they dispute", async () => {
  const { stripe, control } = await startSimulator();
  const { id } = await stripe.paymentIntents.create({ amount: 499, currency: "usd" });
  await control.pay({ payment: id, card: "4242424242424242" });
  expect((await stripe.disputes.list({ payment_intent: id })).data).toEqual([]);
  const { dispute } = await control.openDispute({ payment: id });
  expect((await stripe.disputes.list({ payment_intent: id })).data).toMatchObject([
    { id: dispute, payment_intent: id, amount: 499, status: "needs_response" },
  ]);
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: "charge_disputed",
  });
  await control.closeDispute({ dispute, outcome: "lost" });
  expect((await stripe.disputes.list({ payment_intent: id })).data).toMatchObject([{ status: "lost" }]);
});

test("payments and sessions are listed by time, newest first, page by page", async () => {
  let now = Date.parse("2026-05-01T00:00:00Z");
  const { stripe, control } = await startSimulator({ clock: () => new Date(now) });
  const made: string[] = [];
  for (let count = 0; count < 5; count++) {
    now += 1000;
    made.push((await stripe.paymentIntents.create({ amount: 499, currency: "usd" })).id);
    await stripe.checkout.sessions.create(oneUse);
  }
  await control.pay({ payment: made[0] ?? "", card: "4242424242424242" });
  const since = Math.floor(now / 1000) - 2;
  const recent = await stripe.paymentIntents.list({ created: { gte: since }, limit: 2 });
  expect(recent.data.map(({ id }) => id)).toEqual([made[4], made[3]]);
  expect(recent.has_more).toBe(true);
  const all = await stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(made.toReversed());
  const expanded = await stripe.paymentIntents.list({ expand: ["data.latest_charge"], limit: 5 });
  expect(expanded.data.map(({ latest_charge: charge }) => charge)).toEqual([
    null,
    null,
    null,
    null,
    expect.objectContaining({ object: "charge", paid: true }),
  ]);
  const sessions = await stripe.checkout.sessions.list({ created: { gte: since }, limit: 100 });
  expect(sessions.data).toHaveLength(3);
  expect(sessions.has_more).toBe(false);
});
