import Stripe from "stripe";
import { linked } from "../payments/findRecord.ts";
import type { InvoiceRecord, SimulatorState } from "../state/records.ts";

export function presentInvoice(state: SimulatorState, invoice: InvoiceRecord): Stripe.Invoice {
  const customer = linked(state.customers, invoice.customer);
  const isPaid = invoice.status === "paid";
  return {
    id: invoice.id,
    object: "invoice",
    account_country: "US",
    account_name: null,
    account_tax_ids: null,
    amount_due: invoice.amount,
    amount_overpaid: 0,
    amount_paid: isPaid ? invoice.amount : 0,
    amount_remaining: isPaid ? 0 : invoice.amount,
    amount_shipping: 0,
    application: null,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: !isPaid,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: invoice.reason,
    collection_method: "charge_automatically",
    created: invoice.created,
    currency: invoice.currency,
    custom_fields: null,
    customer: invoice.customer,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: invoice.created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: "list",
      data: [presentLine(state, invoice)],
      has_more: false,
      url: `/v1/invoices/${invoice.id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: { ...invoice.subscriptionMetadata },
        subscription: invoice.subscription,
      },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    // As the provider has it, an invoice's own period is the one before: the paid one is the line's.
    period_end: invoice.periodStart,
    period_start: invoice.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.created,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: null,
    },
    subtotal: invoice.amount,
    subtotal_excluding_tax: invoice.amount,
    test_clock: null,
    total: invoice.amount,
    total_discount_amounts: [],
    total_excluding_tax: invoice.amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: invoice.created,
  };
}

function presentLine(state: SimulatorState, invoice: InvoiceRecord): Stripe.InvoiceLineItem {
  const price = linked(state.prices, invoice.price);
  const { itemId } = state.subscriptions[invoice.subscription] ?? { itemId: "" };
  return {
    id: invoice.lineId,
    object: "line_item",
    amount: invoice.amount,
    currency: invoice.currency,
    description: `1 × ${price.productName}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: { ...invoice.subscriptionMetadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: invoice.subscription,
        subscription_item: itemId,
      },
      type: "subscription_item_details",
    },
    period: { end: invoice.periodEnd, start: invoice.periodStart },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: "price_details",
      unit_amount_decimal: Stripe.Decimal.from(price.unitAmount),
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    subscription: invoice.subscription,
    subtotal: invoice.amount,
    taxes: [],
  };
}

/** How an invoice was or is to be paid; in an invoice only when it is asked for by `expand`. */
export function presentInvoicePayments(invoice: InvoiceRecord): Stripe.ApiList<Stripe.InvoicePayment> {
  const isPaid = invoice.status === "paid";
  return {
    object: "list",
    data: [
      {
        id: invoice.paymentId,
        object: "invoice_payment",
        amount_paid: isPaid ? invoice.amount : null,
        amount_requested: invoice.amount,
        created: invoice.created,
        currency: invoice.currency,
        invoice: invoice.id,
        is_default: true,
        livemode: false,
        payment: { payment_intent: invoice.paymentIntent, type: "payment_intent" },
        status: isPaid ? "paid" : "open",
        status_transitions: { canceled_at: null, paid_at: invoice.paidAt },
      },
    ],
    has_more: false,
    url: `/v1/invoice_payments?invoice=${invoice.id}`,
  };
}
