import type Stripe from "stripe";
import type { RefundRecord } from "../state/records.ts";

export function presentRefund(refund: RefundRecord): Stripe.Refund {
  return {
    id: refund.id,
    object: "refund",
    amount: refund.amount,
    balance_transaction: null,
    charge: refund.charge,
    created: refund.created,
    currency: refund.currency,
    customer: null,
    customer_account: null,
    destination_details: { type: "card" },
    metadata: { ...refund.metadata },
    payment_intent: refund.paymentIntent,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}
