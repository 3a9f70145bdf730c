import type { PaymentKind } from "../../../catalog/index.ts";

/** What can become of a payment. `pending`: begun, and not paid yet; `failed`: given up, it can no longer be paid. */
export const paymentStatuses = ["pending", "paid", "failed", "refunded", "disputed"] as const;

export type PaymentState = (typeof paymentStatuses)[number];

/** What was paid for: one use, or a month of a membership. */
export const paidKinds = ["quiz", "ai_question", "subscription"] as const satisfies readonly (
  | PaymentKind
  | "subscription"
)[];

export type PaidKind = (typeof paidKinds)[number];

/**
 * How many characters of an address a search takes at least: fewer match most addresses, and so find no one in
 * particular.
 */
export const shortestPaymentSearch = 3;

/** What brought a change about. `sweep`: the hourly run that gives up what can no longer be paid. */
export const paymentEventSources = [
  "buyer",
  "webhook",
  "return_page",
  "reconcile",
  "sweep",
  "operator",
] as const;

export type PaymentEventSource = (typeof paymentEventSources)[number];
