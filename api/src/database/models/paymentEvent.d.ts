import type { PaymentStatus } from "./payment.ts";
import { type RowOf } from "./table.ts";
/**
 * Something that happened to a payment. Written with the change, in one transaction; nothing changes it afterwards, and
 * it is kept as long as the payment. It holds no personal details.
 */
export interface PaymentEvent extends RowOf<typeof paymentEvents> {
}
export declare const paymentEvents: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    readonly paymentId: import("./table.ts").Column<number, false>;
    readonly at: import("./table.ts").Column<Date, false>;
    readonly source: import("./table.ts").Column<"buyer" | "operator" | "reconcile" | "return_page" | "sweep" | "webhook", false>;
    /** The provider's event type, or one of our own (`billing/ledger/paymentEventCause.ts`). */
    readonly type: import("./table.ts").Column<string, false>;
    /** The provider's id: `evt_…`, or `re_…` for a refund. */
    readonly eventId: import("./table.ts").Column<string | null, true>;
    /** Null for the first event of a payment. */
    readonly statusBefore: import("./table.ts").Column<PaymentStatus | null, true>;
    readonly statusAfter: import("./table.ts").Column<PaymentStatus, false>;
}>;
