import fc from "fast-check";
import { expect, test } from "vitest";
import type { ProviderSubscription } from "../provider/PaymentProvider.ts";
import type { Observed } from "../purchases/observe.ts";
import { subscriptionState } from "./state.ts";

const from = new Date("2026-11-21T10:00:00.000Z");
const to = new Date("2026-12-21T10:00:00.000Z");
const grace = new Date("2026-12-24T10:00:00.000Z");
const graceOfUnpaid = new Date("2026-11-24T10:00:00.000Z");

function subscription(changes: {
  status: ProviderSubscription["status"];
  isToEnd?: boolean;
  isPaid?: boolean;
}): ProviderSubscription {
  const { status, isToEnd = false, isPaid = true } = changes;
  return {
    id: "sub_1",
    status,
    created: from,
    customer: "cus_1",
    isToEnd,
    periodStart: from,
    periodEnd: to,
    latestInvoice: { id: "in_1", isPaid, amountPaid: isPaid ? 1999 : 0, created: from, payment: "pi_1" },
    metadata: {},
  };
}

test.each([
  ["it runs", { status: "active" }, "paid", "active", to, grace],
  ["it is tried for free", { status: "trialing" }, null, "active", to, grace],
  ["it is set to end", { status: "active", isToEnd: true }, "paid", "cancelled", to, to],
  ["its month is not charged yet", { status: "active", isPaid: false }, null, "active", from, graceOfUnpaid],
  ["the card was refused", { status: "past_due", isPaid: false }, null, "past_due", from, from],
  ["it ended with its month", { status: "canceled" }, "paid", "cancelled", to, to],
  ["it was given up", { status: "canceled", isPaid: false }, null, "cancelled", from, from],
  ["the provider leaves it unpaid", { status: "unpaid", isPaid: false }, null, "inactive", from, null],
  ["it is paused", { status: "paused" }, "paid", "inactive", to, null],
  ["it was never paid", { status: "incomplete", isPaid: false }, null, "inactive", null, null],
  ["it can no longer be paid", { status: "incomplete_expired", isPaid: false }, null, "inactive", null, null],
  ["the month went back", { status: "active" }, "refunded", "inactive", from, null],
  ["the month is disputed", { status: "active" }, "disputed", "inactive", from, null],
  ["it ended, and the month went back", { status: "canceled" }, "refunded", "inactive", from, null],
] as const)("what a subscription means to us when %s", (_, changes, money, status, paidUntil, opensUntil) => {
  expect(subscriptionState(subscription(changes), money)).toEqual({ status, paidUntil, opensUntil });
});

test("what a subscription means to us opens nothing for money that went back, and never longer than the month and three days", () => {
  const statuses = fc.constantFrom(
    ...(["active", "trialing", "past_due", "canceled", "unpaid", "incomplete", "paused"] as const),
  );
  const monies = fc.constantFrom<Observed | null>(null, "paid", "refunded", "disputed");
  fc.assert(
    fc.property(statuses, fc.boolean(), fc.boolean(), monies, (status, isToEnd, isPaid, money) => {
      const { opensUntil } = subscriptionState(subscription({ status, isToEnd, isPaid }), money);
      if (money === "refunded" || money === "disputed") expect(opensUntil).toBeNull();
      expect(opensUntil?.getTime() ?? 0).toBeLessThanOrEqual(grace.getTime());
      if (!isPaid) expect(opensUntil?.getTime() ?? 0).toBeLessThanOrEqual(graceOfUnpaid.getTime());
    }),
  );
});
