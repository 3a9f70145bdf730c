import type { StoredToolName } from "@iep-insider/sdk/catalog";
import { type RowOf } from "./table.ts";
/** The statuses of a payment (ADR 7). */
export type PaymentStatus = "pending" | "paid" | "failed" | "refunded" | "disputed";
/** One payment: a use, or a month of a subscription. Written before the provider is called. */
export interface Payment extends RowOf<typeof payments> {
}
export declare const payments: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    /** Null for a purchase made signed out, until an account claims it. */
    readonly userId: import("./table.ts").Column<number | null, true>;
    readonly email: import("./table.ts").Column<string, false>;
    /** In lower case; matches purchases made while signed out to a verified account. */
    readonly emailKey: import("./table.ts").Column<string, false>;
    readonly paymentType: import("./table.ts").Column<"ai_question" | "quiz" | "subscription", false>;
    /** In integer US cents. */
    readonly amount: import("./table.ts").Column<number, false>;
    readonly stripePaymentIntentId: import("./table.ts").Column<string | null, true>;
    readonly stripeCheckoutSessionId: import("./table.ts").Column<string | null, true>;
    /** For a month of a subscription. */
    readonly stripeInvoiceId: import("./table.ts").Column<string | null, true>;
    readonly status: import("./table.ts").Column<PaymentStatus, true>;
    /** The tool it was bought for, or the one that a credit was used on. */
    readonly toolUsed: import("./table.ts").Column<NoInfer<StoredToolName> | null, true>;
    /** For display only, like `usedAt`: access is decided from entitlements. */
    readonly usageConsumed: import("./table.ts").Column<boolean, true>;
    readonly usedAt: import("./table.ts").Column<Date | null, true>;
    /** The partner whose site it was started on. */
    readonly partnerId: import("./table.ts").Column<number | null, true>;
    /** Where the payment page returns to; validated when the purchase started. */
    readonly returnUrl: import("./table.ts").Column<string | null, true>;
    /** SHA-256 of the token in the purchase mail. */
    readonly claimTokenHash: import("./table.ts").Column<string | null, true>;
    /** When a return page first showed that it is paid. */
    readonly returnedAt: import("./table.ts").Column<Date | null, true>;
    readonly paidAt: import("./table.ts").Column<Date | null, true>;
    readonly createdAt: import("./table.ts").Column<Date, false>;
    readonly updatedAt: import("./table.ts").Column<Date, false>;
}>;
