import type { PaymentKind, ToolId } from "../../../catalog/index.ts";
import type { SubscriptionStatus } from "../../accounts/calls.ts";
import { type CsvDownload, call } from "../../call.ts";
import type { Page, PageQuery } from "../paging/paging.ts";

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

/** Which payments; what is left out makes no difference. */
export interface PaymentFilter {
  readonly status?: PaymentState | undefined;
  readonly kind?: PaidKind | undefined;
  /**
   * The beginning of the buyer's address (`shortestPaymentSearch` characters or more), or whole: our number of the payment, or the provider's
   * (`pi_…`, `cs_…`, `in_…`).
   */
  readonly search?: string | undefined;
}

export interface PaymentsQuery extends PaymentFilter, PageQuery {}

export interface PaymentRow {
  readonly id: number;
  readonly status: PaymentState;
  readonly kind: PaidKind;
  /** The tool it was bought for or used on; null for a month, and for a credit that was not used. */
  readonly tool: ToolId | null;
  /** In integer US cents. */
  readonly amount: number;
  /** The buyer's address; null once the account was deleted. */
  readonly email: string | null;
  /** The account that it belongs to, if any. */
  readonly userId: number | null;
  /** ISO 8601 in UTC, as all times here. */
  readonly createdAt: string;
  readonly paidAt: string | null;
}

export interface PaymentFiguresQuery {
  /** When the operator's day began, ISO 8601 with an offset; without it, the day in UTC. */
  readonly dayBegan?: string | undefined;
}

export interface PaymentFigures {
  /** All that were ever begun. */
  readonly payments: number;
  readonly paid: number;
  readonly refunded: number;
  readonly disputed: number;
  /** The sum of what is paid now: what went back or is disputed is not in it. */
  readonly centsPaid: number;
  /** Of what was begun since `dayBegan`. */
  readonly today: { readonly payments: number; readonly paid: number; readonly centsPaid: number };
}

export interface PaymentToRead {
  readonly id: number;
}

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

export interface PaymentEventShown {
  readonly at: string;
  readonly source: PaymentEventSource;
  /** The provider's event type, or one of our own such as `purchase.begun`. */
  readonly type: string;
  /** The provider's id of it, if it has one. */
  readonly eventId: string | null;
  /** Null where the payment began. The same as `after` where nothing changed. */
  readonly before: PaymentState | null;
  readonly after: PaymentState;
}

/** What the payment opens now. */
export interface PaidEntitlement {
  /** Null: not used yet, or every tool. */
  readonly tool: ToolId | null;
  /** Null: without count, for a membership. */
  readonly usesLeft: number | null;
  readonly opensUntil: string | null;
}

export interface PaymentMail {
  readonly kind: string;
  readonly state: "sent" | "waiting" | "given_up";
  /** When it was sent or given up; of one that waits, when it was written. */
  readonly at: string;
}

/** The membership that a month belongs to. */
export interface PaidMembership {
  readonly status: SubscriptionStatus;
  /** The end of the last period that is paid. */
  readonly paidUntil: string | null;
  /** Whether this is its latest month that we know: then a refund closes the tools at once. */
  readonly isLatestMonth: boolean;
  /** Whether an operator ended it from this payment. */
  readonly wasEnded: boolean;
}

/** All there is to know about one payment. */
export interface PaymentDetails extends PaymentRow {
  readonly updatedAt: string;
  readonly usedAt: string | null;
  /** The provider's ids, as far as they are known. */
  readonly provider: {
    readonly payment: string | null;
    readonly page: string | null;
    readonly invoice: string | null;
  };
  /** The partner's site that it was begun on; null: our own. */
  readonly siteKey: string | null;
  /** In order. Where the first has a `before`, what came earlier was not written down. */
  readonly events: readonly PaymentEventShown[];
  readonly entitlement: PaidEntitlement | null;
  /** Those that are kept: for 30 days, and never with their content. */
  readonly mails: readonly PaymentMail[];
  readonly membership: PaidMembership | null;
}

export interface PaymentRefunded {
  /** `under_way`: the provider took it, and does not show it yet. */
  readonly outcome: "refunded" | "was_refunded" | "under_way";
  readonly payment: PaymentDetails;
}

export interface MembershipEnded {
  readonly outcome: "ended" | "was_over";
  readonly payment: PaymentDetails;
}

/** What was paid, for operators. */
export const adminPayments = {
  listPayments: call<PaymentsQuery, Page<PaymentRow>>("GET", "/api/admin/payments"),
  countPayments: call<PaymentFiguresQuery, PaymentFigures>("GET", "/api/admin/payment-figures"),
  exportPayments: call<PaymentFilter, CsvDownload>("GET", "/api/admin/payments.csv"),
  readPayment: call<PaymentToRead, PaymentDetails>("GET", "/api/admin/payment"),
  /** Gives all of it back. Asked again, it gives nothing back a second time. */
  refundPayment: call<PaymentToRead, PaymentRefunded>("POST", "/api/admin/payment-refund"),
  /** Ends the membership of a refunded month at once: nothing is charged for it any more. */
  endPaidMembership: call<PaymentToRead, MembershipEnded>("POST", "/api/admin/payment-membership-end"),
} as const;
