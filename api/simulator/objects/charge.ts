import type Stripe from "stripe";
import { linked } from "../payments/findRecord.ts";
import type { CardRecord, ChargeRecord, SimulatorState } from "../state/records.ts";

export function presentCharge(state: SimulatorState, charge: ChargeRecord): Stripe.Charge {
  const card = linked(state.cards, charge.card);
  const isPaid = charge.failure === null;
  return {
    id: charge.id,
    object: "charge",
    amount: charge.amount,
    amount_captured: isPaid ? charge.amount : 0,
    amount_refunded: charge.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: null,
      email: charge.payerEmail,
      name: card.holder,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: null,
    captured: isPaid,
    created: charge.created,
    currency: charge.currency,
    customer: charge.customer,
    description: null,
    disputed: charge.isDisputed,
    failure_balance_transaction: null,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...charge.metadata },
    on_behalf_of: null,
    outcome: presentOutcome(charge),
    paid: isPaid,
    payment_intent: charge.paymentIntent,
    payment_method: charge.card,
    payment_method_details: presentCardDetails(charge, card),
    receipt_email: charge.receiptEmail,
    receipt_number: null,
    receipt_url: null,
    refunded: charge.amountRefunded === charge.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? "succeeded" : "failed",
    transfer_data: null,
    transfer_group: null,
  };
}

function presentOutcome({ failure }: ChargeRecord): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: failure ? "declined_by_network" : "approved_by_network",
    reason: failure?.declineCode ?? null,
    risk_level: "normal",
    seller_message: failure
      ? "The bank did not return any further details with this decline."
      : "Payment complete.",
    type: failure ? "issuer_declined" : "authorized",
  };
}

function presentCardDetails(charge: ChargeRecord, card: CardRecord): Stripe.Charge.PaymentMethodDetails {
  return {
    card: {
      amount_authorized: charge.failure ? null : charge.amount,
      authorization_code: null,
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "US",
      electronic_commerce_indicator: null,
      exp_month: card.expiryMonth,
      exp_year: card.expiryYear,
      funding: "credit",
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: "unregulated",
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
    type: "card",
  };
}
