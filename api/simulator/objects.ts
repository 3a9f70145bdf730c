import type Stripe from "stripe";
import { linked } from "./payments/findRecord.ts";
import type {
  ChargeRecord,
  DisputeRecord,
  InvoiceRecord,
  PaymentIntentRecord,
  PriceRecord,
  SessionRecord,
  SimulatorState,
  SubscriptionRecord,
} from "./state/records.ts";

/* The provider's objects, with the fields that the product may use, typed by the `stripe` package. */

const basics = { currency: "usd", livemode: false } as const;

export function presentSession(session: SessionRecord) {
  const isOpen = session.status === "open";
  return {
    ...basics,
    id: session.id,
    object: "checkout.session",
    amount_total: session.amount,
    created: session.created,
    customer: session.customer,
    metadata: session.metadata,
    mode: session.mode,
    payment_intent: session.mode === "payment" ? session.paymentIntent : null,
    payment_status: session.status === "complete" ? "paid" : "unpaid",
    status: session.status,
    subscription: session.subscription,
    url: isOpen ? `${session.origin}/c/pay/${session.id}` : null,
  } satisfies Partial<Stripe.Checkout.Session>;
}

export function presentPaymentIntent(intent: PaymentIntentRecord) {
  const { lastError } = intent;
  return {
    ...basics,
    id: intent.id,
    object: "payment_intent",
    amount: intent.amount,
    amount_received: intent.status === "succeeded" ? intent.amount : 0,
    client_secret: intent.clientSecret,
    created: intent.created,
    customer: intent.customer,
    last_payment_error: lastError && {
      type: "card_error",
      code: lastError.code,
      ...(lastError.declineCode !== null && { decline_code: lastError.declineCode }),
      message: lastError.message,
    },
    latest_charge: intent.charge?.id ?? null,
    metadata: intent.metadata,
    status: intent.status,
  } satisfies Partial<Stripe.PaymentIntent>;
}

export function presentCharge(charge: ChargeRecord, intent: PaymentIntentRecord) {
  return {
    ...basics,
    id: charge.id,
    object: "charge",
    amount: intent.amount,
    amount_refunded: charge.amountRefunded,
    disputed: charge.isDisputed,
    payment_intent: intent.id,
    refunded: charge.amountRefunded === intent.amount,
  } satisfies Partial<Stripe.Charge>;
}

export function presentDispute({ id, created, paymentIntent, status }: DisputeRecord) {
  return {
    ...basics,
    id,
    object: "dispute",
    created,
    payment_intent: paymentIntent,
    status,
  } satisfies Partial<Stripe.Dispute>;
}

export function presentPrice(price: PriceRecord) {
  return {
    ...basics,
    id: price.id,
    object: "price",
    active: true,
    created: price.created,
    lookup_key: price.lookupKey,
    type: "recurring",
    unit_amount: price.unitAmount,
    // The fields of the interval that identify a month.
    recurring: { interval: "month", interval_count: 1 },
  } satisfies Partial<Omit<Stripe.Price, "recurring">> & { recurring: Partial<Stripe.Price.Recurring> };
}

export function presentSubscription(subscription: SubscriptionRecord) {
  const { periodStart, periodEnd, cancelAtPeriodEnd } = subscription;
  return {
    ...basics,
    id: subscription.id,
    object: "subscription",
    cancel_at: cancelAtPeriodEnd ? periodEnd : null,
    cancel_at_period_end: cancelAtPeriodEnd,
    created: subscription.created,
    customer: subscription.customer,
    items: { object: "list", data: [{ current_period_start: periodStart, current_period_end: periodEnd }] },
    latest_invoice: subscription.latestInvoice,
    metadata: subscription.metadata,
    status: subscription.status,
  } satisfies Partial<Omit<Stripe.Subscription, "items">> & { items: object };
}

export function presentInvoice(state: SimulatorState, invoice: InvoiceRecord) {
  const { subscription, isPaid, amount } = invoice;
  const { customer, metadata } = linked(state.subscriptions, subscription);
  return {
    ...basics,
    id: invoice.id,
    object: "invoice",
    amount_paid: isPaid ? amount : 0,
    created: invoice.created,
    customer,
    parent: {
      quote_details: null,
      subscription_details: { metadata, subscription },
      type: "subscription_details",
    },
    status: isPaid ? "paid" : "open",
  } satisfies Partial<Stripe.Invoice>;
}

/** An invoice's payments; included in an invoice only if requested by `expand`. */
export function presentInvoicePayments({ paymentIntent }: InvoiceRecord) {
  const payment = { payment_intent: paymentIntent, type: "payment_intent" };
  return { object: "list", data: [{ object: "invoice_payment", payment }], has_more: false };
}
