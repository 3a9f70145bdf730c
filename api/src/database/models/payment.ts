import type { PaymentKind, StoredToolName } from "@iep-insider/sdk/catalog";
import type { Language } from "@iep-insider/sdk/contract";
import {
  boolean,
  char,
  date,
  id,
  integer,
  nullable,
  type RowOf,
  references,
  table,
  text,
  withDefault,
} from "./table.ts";

/** The statuses of a payment (ADR 7). */
export type PaymentStatus = "pending" | "paid" | "failed" | "refunded" | "disputed";

/** One payment: a use, or a month of a subscription. Written before the provider is called. */
export interface Payment extends RowOf<typeof payments> {}

export const payments = table("Payment", "payments", {
  id: id(),
  /** Null for a purchase made signed out, until an account claims it. */
  userId: nullable(references(integer(), "users", "RESTRICT")),
  email: text(254),
  /** In lower case; matches purchases made while signed out to a verified account. */
  emailKey: text(254),
  paymentType: text<PaymentKind | "subscription">(20),
  /** Of the page it was begun on, for its mails; null for a month of a subscription. */
  language: nullable(text<Language>(2)),
  /** In integer US cents. */
  amount: integer(),
  stripePaymentIntentId: nullable(text(255)),
  stripeCheckoutSessionId: nullable(text(255)),
  /** For a month of a subscription. */
  stripeInvoiceId: nullable(text(255)),
  status: withDefault(text<PaymentStatus>(20), "pending"),
  /** The tool it was bought for, or the one that a credit was used on. */
  toolUsed: nullable(text<StoredToolName>(40)),
  /** For display only, like `usedAt`: access is decided from entitlements. */
  usageConsumed: withDefault(boolean(), false),
  usedAt: nullable(date()),
  /** The partner whose site it was started on. */
  partnerId: nullable(references(integer(), "partners", "RESTRICT")),
  /** Where the payment page returns to; validated when the purchase started. */
  returnUrl: nullable(text(2000)),
  /** SHA-256 of the token in the purchase mail. */
  claimTokenHash: nullable(char(64)),
  /** When a return page first showed that it is paid. */
  returnedAt: nullable(date()),
  paidAt: nullable(date()),
  createdAt: date(),
  updatedAt: date(),
}).with({
  indexes: {
    payments_user: ["userId"],
    // The operators' list is sorted by time: unfiltered, by status, by kind, or by both.
    payments_newest: ["createdAt", "id"],
    payments_status: ["status", "createdAt"],
    payments_kind: ["paymentType", "createdAt", "id"],
    payments_status_kind: ["status", "paymentType", "createdAt", "id"],
    // Or by address, newest first within each. A search may be filtered by the last two.
    payments_address: [
      "emailKey",
      { name: "createdAt", order: "DESC" },
      { name: "id", order: "DESC" },
      "status",
      "paymentType",
    ],
  },
  unique: {
    payments_stripePaymentIntentId: ["stripePaymentIntentId"],
    payments_stripeCheckoutSessionId: ["stripeCheckoutSessionId"],
    payments_stripeInvoiceId: ["stripeInvoiceId"],
    payments_claimTokenHash: ["claimTokenHash"],
  },
});
