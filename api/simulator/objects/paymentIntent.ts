import type Stripe from "stripe";
import { linked } from "../payments/findRecord.ts";
import type { PaymentErrorRecord, PaymentIntentRecord, SimulatorState } from "../state/records.ts";
import { presentPaymentMethod } from "./paymentMethod.ts";

export function presentPaymentIntent(
  state: SimulatorState,
  intent: PaymentIntentRecord,
): Stripe.PaymentIntent {
  return {
    id: intent.id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: intent.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: intent.status === "succeeded" ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: intent.isAutomatic ? { allow_redirects: "always", enabled: true } : null,
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.canceledAt === null ? null : "expired",
    capture_method: "automatic_async",
    client_secret: intent.clientSecret,
    confirmation_method: "automatic",
    created: intent.created,
    currency: intent.currency,
    customer: intent.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: intent.lastError ? presentPaymentError(state, intent.lastError) : null,
    latest_charge: intent.latestCharge,
    livemode: false,
    managed_payments: null,
    metadata: { ...intent.metadata },
    // The card form asks the question itself, as the provider's own script does.
    next_action: intent.status === "requires_action" ? { type: "use_stripe_sdk", use_stripe_sdk: {} } : null,
    on_behalf_of: null,
    payment_method: intent.card,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: intent.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  };
}

function presentPaymentError(
  state: SimulatorState,
  error: PaymentErrorRecord,
): Stripe.PaymentIntent.LastPaymentError {
  return {
    ...(error.charge !== null && { charge: error.charge }),
    code: error.code,
    ...(error.declineCode !== null && { decline_code: error.declineCode }),
    doc_url: `https://docs.stripe.com/error-codes/${error.code.replaceAll("_", "-")}`,
    message: error.message,
    ...(error.card !== null && { payment_method: presentPaymentMethod(linked(state.cards, error.card)) }),
    type: error.type,
  };
}
