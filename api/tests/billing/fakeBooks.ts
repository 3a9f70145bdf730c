import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { ProviderRefused } from "../../src/billing/provider/errors.ts";
import type {
  DisputeStatus,
  NewPayment,
  NewSession,
  ProviderPayment,
  ProviderPrice,
  ProviderSession,
  ProviderSubscription,
} from "../../src/billing/provider/PaymentProvider.ts";
import type { ProviderEvent } from "../../src/billing/provider/webhookSignature.ts";
import type { Clock } from "../../src/clock.ts";

/** What the payer's card does. `paysOnce`: it is refused when a subscription renews. */
export type Card = "pays" | "declined" | "asksTheBank" | "paysOnce";

export interface Session extends ProviderSession {
  readonly asked: NewSession;
  readonly created: Date;
  /** Its payment, made by the first try to pay; of a subscription the API does not show it. */
  inner: string | null;
}
export interface Payment extends ProviderPayment {
  readonly amount: number;
  readonly email: string | null;
  amountRefunded: number;
}
export interface Subscription extends ProviderSubscription {
  readonly amount: number;
  readonly card: Card;
}
export interface Dispute {
  readonly payment: string;
  status: DisputeStatus;
}

/** Writes down that something happened to an object. */
type Tell = (type: string, object: string, id: string, names?: Partial<ProviderEvent["about"]>) => void;

/** What the fake provider knows, and what pages, payments and subscriptions go through there. */
export function createFakeBooks(clock: Clock, tell: Tell) {
  const sessions = new Map<string, Session>();
  const payments = new Map<string, Payment>();
  const subscriptions = new Map<string, Subscription>();
  const customers = new Map<string, string>();
  const prices = new Map<string, ProviderPrice & { lookupKey: string | null }>();
  const disputes = new Map<string, Dispute>();
  const refunds = new Map<string, { readonly payment: string; readonly amount: number }>();
  const portals = new Map<string, { readonly customer: string; readonly returnUrl: string }>();
  const now = () => new Date(Math.floor(clock().getTime() / 1000) * 1000);

  return {
    ...{ sessions, payments, subscriptions, customers, prices, disputes, refunds, portals },
    tables: [sessions, payments, subscriptions, customers, prices, disputes, refunds, portals],
    ...{ now, newSession, newPayment, expire, paymentOf, charge, chargedFor, giveBack },
    ...{ beginPeriod, payInvoice, change, end, running },
  };

  function newSession(asked: NewSession): string {
    if (asked.mode === "subscription") {
      the(prices, asked.price, "line_items[0][price]");
      if ("customer" in asked.payer) the(customers, asked.payer.customer, "customer");
    }
    const { mode, metadata } = asked;
    const id = newId("cs_test");
    const url = `https://provider.example/c/pay/${id}`;
    const rest = { status: "open", payment: null, subscription: null, inner: null } as const;
    sessions.set(id, { id, mode, url, ...rest, metadata, asked, created: now() });
    return id;
  }

  function newPayment(asked: NewPayment, customer: string | null = null): string {
    const id = newId("pi");
    const { amount, email, metadata } = asked;
    payments.set(id, {
      ...{ id, amount, email, metadata, customer, created: now() },
      ...{
        status: "requires_payment_method",
        received: 0,
        currency: "usd",
        wasDeclined: false,
        charge: null,
      },
      ...{ clientSecret: `${id}_secret_${newId("x")}`, amountRefunded: 0 },
    });
    return id;
  }

  function expire(session: Session): Session {
    if (session.status !== "open") throw refused("invalid_request_error");
    if (session.inner) the(payments, session.inner).status = "canceled";
    Object.assign(session, { status: "expired", url: null });
    tell("checkout.session.expired", "checkout.session", session.id);
    return session;
  }

  /** The payment of a page, made when it is first tried. */
  function paymentOf(session: Session): Payment {
    const { asked } = session;
    const isSubscription = asked.mode === "subscription";
    const customer = isSubscription && "customer" in asked.payer ? asked.payer.customer : null;
    session.inner ??= newPayment(
      isSubscription
        ? { amount: the(prices, asked.price).amount, email: emailOf(asked), metadata: {} }
        : { amount: asked.amount, email: asked.email, metadata: asked.metadata },
      customer,
    );
    if (!isSubscription) session.payment = session.inner;
    return the(payments, session.inner);
  }

  function emailOf(asked: NewSession): string {
    if (asked.mode === "payment") return asked.email;
    return "email" in asked.payer ? asked.payer.email : the(customers, asked.payer.customer);
  }

  function charge(payment: Payment, card: Card, session?: Session) {
    const isPaid = card !== "declined";
    payment.charge = { id: newId("ch"), isRefunded: false, isDisputed: false };
    payment.wasDeclined = !isPaid;
    payment.status = isPaid ? "succeeded" : "requires_payment_method";
    payment.received = isPaid ? payment.amount : 0;
    if (isPaid && session?.asked.mode === "subscription")
      payment.customer ??= put(customers, "cus", emailOf(session.asked));
    tell(isPaid ? "payment_intent.succeeded" : "payment_intent.payment_failed", "payment_intent", payment.id);
    if (!isPaid || !session) return;
    Object.assign(session, { status: "complete", url: null });
    if (session.mode === "subscription") session.subscription = beginSubscription(session, payment, card);
    tell("checkout.session.completed", "checkout.session", session.id);
  }

  function beginSubscription({ metadata }: Session, payment: Payment, card: Card): string {
    const id = newId("sub");
    const [start, customer] = [now(), payment.customer ?? ""];
    const latestInvoice = invoiceFor(payment);
    subscriptions.set(id, {
      ...{ id, metadata, customer, card, amount: payment.amount, latestInvoice, created: start },
      ...{ status: "active", isToEnd: false, periodStart: start, periodEnd: monthAfter(start) },
    });
    tell("customer.subscription.created", "subscription", id);
    tell("invoice.paid", "invoice", latestInvoice.id, { subscription: id });
    return id;
  }

  function invoiceFor({ id, status, amount }: Payment) {
    const isPaid = status === "succeeded";
    return { id: newId("in"), isPaid, amountPaid: isPaid ? amount : 0, created: now(), payment: id };
  }

  function beginPeriod(subscription: Subscription, succeeds: boolean) {
    const { amount, customer, periodEnd: periodStart } = subscription;
    const payment = newPayment({ amount, email: the(customers, customer), metadata: {} }, customer);
    const latestInvoice = invoiceFor(the(payments, payment));
    change(subscription, { periodStart, periodEnd: monthAfter(periodStart), latestInvoice });
    payInvoice(subscription, succeeds);
  }

  function payInvoice(subscription: Subscription, succeeds: boolean) {
    const { id, latestInvoice: invoice } = subscription;
    if (!invoice?.payment || invoice.isPaid)
      throw new Error(`${id} has no invoice that waits for a payment.`);
    charge(the(payments, invoice.payment), succeeds ? "pays" : "declined");
    Object.assign(invoice, { isPaid: succeeds, amountPaid: succeeds ? subscription.amount : 0 });
    tell(succeeds ? "invoice.paid" : "invoice.payment_failed", "invoice", invoice.id, { subscription: id });
    const status = succeeds ? "active" : "past_due";
    if (subscription.status !== status) change(subscription, { status });
  }

  function change(subscription: Subscription, changes: Partial<ProviderSubscription>) {
    Object.assign(subscription, changes);
    tell("customer.subscription.updated", "subscription", subscription.id);
  }

  function end(subscription: Subscription): Subscription {
    Object.assign(subscription, { status: "canceled", isToEnd: false });
    tell("customer.subscription.deleted", "subscription", subscription.id);
    return subscription;
  }

  function running(id: string): Subscription {
    const subscription = the(subscriptions, id);
    if (subscription.status === "canceled") throw refused("invalid_request_error");
    return subscription;
  }

  /** The payment of a page, of a subscription's latest month, or itself; paid. */
  function chargedFor(id: string): Payment {
    const subscription = sessions.get(id)?.subscription ?? id;
    const month = subscriptions.get(subscription)?.latestInvoice?.payment;
    return the(payments, month ?? sessions.get(id)?.inner ?? id);
  }

  function giveBack(id: string, cents?: number): string {
    const payment = the(payments, id);
    const left = payment.received - payment.amountRefunded;
    const amount = cents ?? left;
    if (payment.charge?.isDisputed) throw refused("charge_disputed");
    if (!payment.charge || amount === 0 || amount > left) throw refused("invalid_request_error");
    payment.amountRefunded += amount;
    payment.charge.isRefunded = payment.amountRefunded === payment.received;
    tell("charge.refunded", "charge", payment.charge.id, { payment_intent: id });
    return put(refunds, "re", { payment: id, amount });
  }
}

export function newId(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll("-", "")}`;
}

export function put<Row>(table: Map<string, Row>, prefix: string, row: Row): string {
  const id = newId(prefix);
  table.set(id, row);
  return id;
}

/** @throws {ProviderRefused} as the provider does for an id that it does not know. */
export function the<Row>(table: Map<string, Row>, id: string, param = "id"): Row {
  const row = table.get(id);
  if (row === undefined) throw refused("resource_missing", param);
  return row;
}

export function refused(code: string, param?: string): ProviderRefused {
  const type = "invalid_request_error";
  return new ProviderRefused(
    new Stripe.errors.StripeInvalidRequestError({ type, code, message: code, ...(param && { param }) }),
  );
}

function monthAfter(moment: Date): Date {
  const next = new Date(moment);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next;
}
