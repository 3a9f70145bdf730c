import { expect, test } from "vitest";
import { startSimulator, subscribe } from "./startSimulator.ts";

test("a subscription: what it is, its first invoice, and what paid that", async () => {
  const simulator = await startSimulator({ clock: () => new Date("2026-01-31T12:00:00Z") });
  const { session, subscription, customer } = await subscribe(simulator);
  expect(session).toMatchObject({ mode: "subscription", payment_status: "paid", payment_intent: null });
  const found = await simulator.stripe.subscriptions.retrieve(subscription, {
    expand: ["latest_invoice.payments"],
  });
  expect(found).toMatchObject({
    id: expect.stringMatching(/^sub_/),
    status: "active",
    customer,
    metadata: { user: "7" },
    cancel_at_period_end: false,
    items: {
      data: [
        {
          id: expect.stringMatching(/^si_/),
          price: { lookup_key: "pro_monthly" },
          current_period_start: Date.parse("2026-01-31T12:00:00Z") / 1000,
          current_period_end: Date.parse("2026-02-28T12:00:00Z") / 1000,
        },
      ],
    },
    latest_invoice: {
      id: session.invoice,
      status: "paid",
      amount_paid: 1999,
      billing_reason: "subscription_create",
      parent: { subscription_details: { subscription, metadata: { user: "7" } } },
      payments: { data: [{ status: "paid", payment: { type: "payment_intent" } }] },
    },
  });
});

test("subscriptions are listed by customer and status, a page at a time", async () => {
  const simulator = await startSimulator();
  const { stripe } = simulator;
  const [first, second] = [await subscribe(simulator), await subscribe(simulator)];
  await stripe.subscriptions.cancel(first.subscription);
  const idsOf = async (parameters: Parameters<typeof stripe.subscriptions.list>[0]) =>
    (await stripe.subscriptions.list(parameters)).data.map(({ id }) => id);
  expect(await idsOf({})).toEqual([second.subscription]);
  expect(await idsOf({ status: "all" })).toEqual([second.subscription, first.subscription]);
  expect(await idsOf({ status: "all", customer: first.customer })).toEqual([first.subscription]);
  expect(await idsOf({ status: "canceled" })).toEqual([first.subscription]);
  expect(await idsOf({ status: "all", limit: 1 })).toEqual([second.subscription]);
  expect(await idsOf({ status: "all", starting_after: second.subscription })).toEqual([first.subscription]);
});

test("a subscription is cancelled with its period, kept after all, and ended at once", async () => {
  const simulator = await startSimulator();
  const { stripe } = simulator;
  const { subscription } = await subscribe(simulator);
  const ending = await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  expect(ending).toMatchObject({
    status: "active",
    cancel_at_period_end: true,
    cancel_at: ending.items.data[0]?.current_period_end,
    cancellation_details: { reason: "cancellation_requested" },
  });
  const kept = await stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
  expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  const ended = await stripe.subscriptions.cancel(subscription);
  expect(ended).toMatchObject({ status: "canceled", ended_at: expect.any(Number) });
  await expect(stripe.subscriptions.cancel(subscription)).rejects.toMatchObject({ code: "resource_missing" });
  await expect(stripe.subscriptions.update(subscription, { cancel_at_period_end: true })).rejects.toThrow(
    "A canceled subscription",
  );
});
