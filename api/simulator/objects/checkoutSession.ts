import type Stripe from "stripe";
import { linked } from "../payments/findRecord.ts";
import { totalOf } from "../payments/totals.ts";
import type { SessionRecord, SimulatorState } from "../state/records.ts";
import { presentPrice } from "./price.ts";

export function presentSession(state: SimulatorState, session: SessionRecord): Stripe.Checkout.Session {
  const { amount, currency } = totalOf(state, session);
  const isOpen = session.status === "open";
  return {
    id: session.id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: session.customer,
    customer_account: null,
    customer_creation: session.customerCreation,
    customer_details: presentCustomerDetails(state, session),
    customer_email: session.customerEmail,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: invoiceOf(state, session),
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: { ...session.metadata },
    mode: session.mode,
    origin_context: null,
    payment_intent: session.mode === "payment" ? session.paymentIntent : null,
    payment_link: null,
    payment_method_collection: session.mode === "subscription" ? "always" : "if_required",
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_status: session.status === "complete" ? "paid" : "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: session.subscription,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: isOpen ? `${session.origin}/c/pay/${session.id}` : null,
    wallet_options: null,
  };
}

/** What is bought; in a session only when it is asked for by `expand`. */
export function presentLineItems(
  state: SimulatorState,
  session: SessionRecord,
): Stripe.ApiList<Stripe.LineItem> {
  return {
    object: "list",
    data: session.lineItems.map((item) => {
      const price = linked(state.prices, item.price);
      const amount = price.unitAmount * item.quantity;
      return {
        id: item.id,
        object: "item",
        adjustable_quantity: null,
        amount_discount: 0,
        amount_subtotal: amount,
        amount_tax: 0,
        amount_total: amount,
        currency: price.currency,
        description: item.name,
        metadata: {},
        price: presentPrice(price),
        quantity: item.quantity,
      };
    }),
    has_more: false,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  };
}

function presentCustomerDetails(
  state: SimulatorState,
  session: SessionRecord,
): Stripe.Checkout.Session.CustomerDetails | null {
  const known = session.customer === null ? null : linked(state.customers, session.customer).email;
  const email = session.payerEmail ?? session.customerEmail ?? known;
  if (email === null) return null;
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: session.payerName,
    phone: null,
    tax_exempt: "none",
    tax_ids: session.status === "complete" ? [] : null,
  };
}

function invoiceOf(state: SimulatorState, session: SessionRecord): string | null {
  const first = Object.values(state.invoices).find(
    ({ subscription, reason }) => subscription === session.subscription && reason === "subscription_create",
  );
  return first?.id ?? null;
}
