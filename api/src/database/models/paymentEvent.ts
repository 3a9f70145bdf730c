import type { PaymentEventSource } from "@iep-insider/sdk/contract";
import type { PaymentStatus } from "./payment.ts";
import { date, id, integer, nullable, type RowOf, references, table, text } from "./table.ts";

/**
 * Something that happened to a payment. Written with the change, in one transaction; nothing changes it afterwards, and
 * it is kept as long as the payment. It holds no personal details.
 */
export interface PaymentEvent extends RowOf<typeof paymentEvents> {}

export const paymentEvents = table("PaymentEvent", "payment_events", {
  id: id(),
  paymentId: references(integer(), "payments", "CASCADE"),
  at: date(),
  source: text<PaymentEventSource>(20),
  /** The provider's event type, or one of our own (`billing/ledger/paymentEventCause.ts`). */
  type: text(100),
  /** The provider's id: `evt_…`, or `re_…` for a refund. */
  eventId: nullable(text(255)),
  /** Null for the first event of a payment. */
  statusBefore: nullable(text<PaymentStatus>(20)),
  statusAfter: text<PaymentStatus>(20),
}).with({
  indexes: { payment_events_story: ["paymentId", "id"] },
});
