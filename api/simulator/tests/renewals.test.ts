import fc from "fast-check";
import { expect, test } from "vitest";
import { nextPeriodEnd } from "../payments/calendar.ts";
import { startSimulator, subscribe } from "./startSimulator.ts";

const seconds = (iso: string) => Date.parse(iso) / 1000;
const iso = (at: number) => new Date(at * 1000).toISOString().slice(0, 10);

test.each([
  ["2026-01-31", "2026-02-28", "month", "2026-03-31"],
  ["2026-01-15", "2026-01-15", "month", "2026-02-15"],
  ["2024-02-29", "2024-02-29", "year", "2025-02-28"],
  ["2026-12-05", "2026-12-05", "month", "2027-01-05"],
  ["2026-01-01", "2026-01-01", "week", "2026-01-08"],
  ["2026-01-01", "2026-01-01", "day", "2026-01-02"],
] as const)("begun %s, the period after %s ends a %s later: %s", (anchor, after, interval, end) => {
  expect(iso(nextPeriodEnd(seconds(anchor), seconds(after), interval))).toBe(end);
});

test("a month's periods follow one another, 28 to 31 days each, and never lose the day", () => {
  const day = fc.date({ min: new Date("2024-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(day, (begun) => {
      const anchor = Math.floor(begun.getTime() / 1000);
      let end = anchor;
      for (let month = 1; month <= 24; month++) {
        const next = nextPeriodEnd(anchor, end, "month");
        const days = (next - end) / 86_400;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
        end = next;
      }
      const [first, last] = [begun, new Date(end * 1000)];
      expect(last.getUTCFullYear()).toBe(first.getUTCFullYear() + 2);
      if (first.getUTCDate() < 29) expect(last.getUTCDate()).toBe(first.getUTCDate());
    }),
  );
});

test("a renewal: a new period, a new invoice, a new payment", async () => {
  const simulator = await startSimulator({ clock: () => new Date("2026-03-10T00:00:00Z") });
  const { subscription, session } = await subscribe(simulator);
  const outcome = await simulator.control.renew({ subscription });
  expect(outcome).toMatchObject({ status: "active", periodEnd: "2026-05-10T00:00:00.000Z" });
  expect(outcome.invoice).not.toBe(session.invoice);
  const renewed = await simulator.stripe.subscriptions.retrieve(subscription, {
    expand: ["latest_invoice.payments"],
  });
  expect(renewed.latest_invoice).toMatchObject({
    status: "paid",
    billing_reason: "subscription_cycle",
    number: expect.stringMatching(/^\w{8}-0002$/),
    lines: { data: [{ period: { start: seconds("2026-04-10"), end: seconds("2026-05-10") } }] },
    payments: { data: [{ status: "paid" }] },
  });
});

test.each(["4000000000000341", "4000002760003184"])("%s does not renew", async (card) => {
  const simulator = await startSimulator();
  const { subscription } = await subscribe(simulator, card);
  expect(await simulator.control.renew({ subscription })).toMatchObject({ status: "past_due" });
  const found = await simulator.stripe.subscriptions.retrieve(subscription, { expand: ["latest_invoice"] });
  expect(found.latest_invoice).toMatchObject({
    status: "open",
    amount_paid: 0,
    amount_remaining: 1999,
    attempt_count: 1,
    next_payment_attempt: expect.any(Number),
  });
  await simulator.control.settled();
  const types = (await simulator.control.listEvents()).slice(4).map(({ type }) => type);
  expect(types).toEqual([
    "customer.subscription.updated",
    "payment_intent.payment_failed",
    "invoice.payment_failed",
    "customer.subscription.updated",
  ]);
  // The bank thinks better of it.
  expect(await simulator.control.retryInvoice({ subscription, succeeds: true })).toMatchObject({
    status: "active",
  });
  await expect(simulator.control.retryInvoice({ subscription })).rejects.toThrow("no invoice that waits");
});

test("3155 asked once and renews alone; a good card fails when it is told to", async () => {
  const simulator = await startSimulator();
  const asking = await subscribe(simulator, "4000002500003155");
  expect(await simulator.control.renew({ subscription: asking.subscription })).toMatchObject({
    status: "active",
  });
  const good = await subscribe(simulator);
  expect(await simulator.control.renew({ subscription: good.subscription, succeeds: false })).toMatchObject({
    status: "past_due",
  });
  expect(await simulator.control.giveUp({ subscription: good.subscription })).toMatchObject({
    status: "canceled",
  });
  expect(await simulator.stripe.subscriptions.retrieve(good.subscription)).toMatchObject({
    cancellation_details: { reason: "payment_failed" },
  });
});

test("time renews, retries, and in the end gives up", async () => {
  const simulator = await startSimulator({ clock: () => new Date("2026-03-10T00:00:00Z") });
  const [good, bad] = [await subscribe(simulator), await subscribe(simulator, "4000000000000341")];
  await simulator.control.moveClock({ days: 32 });
  const statusOf = async (id: string) => (await simulator.stripe.subscriptions.retrieve(id)).status;
  expect([await statusOf(good.subscription), await statusOf(bad.subscription)]).toEqual([
    "active",
    "past_due",
  ]);
  expect(await simulator.control.moveClock({ days: 15 })).toEqual({ now: "2026-04-26T00:00:00.000Z" });
  expect([await statusOf(good.subscription), await statusOf(bad.subscription)]).toEqual([
    "active",
    "canceled",
  ]);
  const ended = await simulator.stripe.subscriptions.retrieve(bad.subscription, {
    expand: ["latest_invoice"],
  });
  expect(ended.latest_invoice).toMatchObject({ attempt_count: 4, status: "open" });
  // Each happened at its own time: 3, 5 and 7 days after one another.
  expect(ended.ended_at).toBe(seconds("2026-04-25"));
});

test("a cancelled one ends with its period, by itself", async () => {
  const simulator = await startSimulator({ clock: () => new Date("2026-03-10T00:00:00Z") });
  const { subscription } = await subscribe(simulator);
  await simulator.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  await simulator.control.moveClock({ days: 60 });
  expect(await simulator.stripe.subscriptions.retrieve(subscription)).toMatchObject({
    status: "canceled",
    ended_at: seconds("2026-04-10"),
    canceled_at: seconds("2026-03-10"),
  });
});
