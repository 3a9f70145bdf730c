import type { PaymentKind } from "../../../catalog/index.ts";

/** `pending`: begun, and not paid yet; `failed`: given up, can no longer be paid. */
export const paymentStatuses = ["pending", "paid", "failed", "refunded", "disputed"] as const;

export type PaymentState = (typeof paymentStatuses)[number];

/** What was paid for: one use, or a month of a subscription. */
export const paidKinds = ["quiz", "ai_question", "subscription"] as const satisfies readonly (
  | PaymentKind
  | "subscription"
)[];

export type PaidKind = (typeof paidKinds)[number];

/** The minimum length of a search by address: less would match most addresses. */
export const shortestPaymentSearch = 3;

/** What caused a change. `sweep`: the hourly job that gives up payments that can no longer be paid. */
export const paymentEventSources = [
  "buyer",
  "webhook",
  "return_page",
  "reconcile",
  "sweep",
  "operator",
] as const;

export type PaymentEventSource = (typeof paymentEventSources)[number];
