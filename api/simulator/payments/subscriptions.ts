import { behaviorOf, type Refusal } from "../cards/testCards.ts";
import { presentInvoice, presentSubscription } from "../objects.ts";
import { invalidRequest } from "../rest/ProviderError.ts";
import type { Simulation } from "../simulation.ts";
import { newId } from "../state/ids.ts";
import type {
  CardRecord,
  InvoiceRecord,
  PaymentIntentRecord,
  SessionRecord,
  SubscriptionRecord,
} from "../state/records.ts";
import { linked } from "./findRecord.ts";
import { chargeOnFile, createPaymentIntent } from "./paymentIntents.ts";

/** The first month was paid in Checkout: the subscription begins. */
export function beginSubscription(
  simulation: Simulation,
  session: SessionRecord,
  intent: PaymentIntentRecord,
): void {
  const { state, now } = simulation;
  const { customer, name: productName, amount, innerMetadata: metadata } = session;
  if (customer === null || intent.card === null) throw new Error(`${session.id} lacks customer or card.`);
  const id = newId("sub");
  const invoice = createInvoice(simulation, id, intent);
  const subscription: SubscriptionRecord = {
    ...{ id, created: now(), customer, productName, amount, metadata },
    status: "active",
    periodStart: now(),
    periodEnd: nextPeriodEnd(now(), now()),
    cancelAtPeriodEnd: false,
    card: intent.card,
    latestInvoice: invoice.id,
  };
  state.subscriptions[id] = subscription;
  session.subscription = id;
  simulation.tell("customer.subscription.created", presentSubscription(subscription));
  markPaid(simulation, invoice);
}

/** The period is over: the next one begins and is charged, or the subscription ends if that was asked for. */
export function renew(simulation: Simulation, subscription: SubscriptionRecord): void {
  refuseIfEnded(subscription);
  if (subscription.cancelAtPeriodEnd) {
    endSubscription(simulation, subscription);
    return;
  }
  const { amount, customer, periodEnd } = subscription;
  const intent = createPaymentIntent(simulation, { amount, metadata: {}, customer, session: null });
  const invoice = createInvoice(simulation, subscription.id, intent);
  // As at the provider, the new period begins before its payment: only a paid invoice says that it is paid.
  change(simulation, subscription, {
    periodStart: periodEnd,
    periodEnd: nextPeriodEnd(subscription.created, periodEnd),
    latestInvoice: invoice.id,
  });
  chargeInvoice(simulation, subscription, invoice);
}

/**
 * Tries the unpaid invoice once more. @param succeeds whatever the card is. @throws {ProviderError} when there is
 * none.
 */
export function retryInvoice(
  simulation: Simulation,
  subscription: SubscriptionRecord,
  succeeds = false,
): void {
  const invoice = linked(simulation.state.invoices, subscription.latestInvoice);
  if (invoice.isPaid) throw invalidRequest(`${subscription.id} has no invoice that waits for a payment.`);
  chargeInvoice(simulation, subscription, invoice, succeeds);
}

/**
 * From now on, the subscription is charged to this card; an unpaid invoice is charged immediately.
 * @returns why the bank does not want the card, and nothing was changed; null when it was.
 */
export function replaceCard(
  simulation: Simulation,
  subscription: SubscriptionRecord,
  card: CardRecord,
): Refusal | null {
  const { onPayment } = behaviorOf(card);
  if (typeof onPayment === "object") return onPayment;
  change(simulation, subscription, { card });
  if (subscription.status === "past_due") retryInvoice(simulation, subscription);
  return null;
}

/** Asks for the end with the period, or takes that back. @throws {ProviderError} when it has ended. */
export function setCancelAtPeriodEnd(
  simulation: Simulation,
  subscription: SubscriptionRecord,
  isToEnd: boolean,
): void {
  refuseIfEnded(subscription);
  if (subscription.cancelAtPeriodEnd !== isToEnd)
    change(simulation, subscription, { cancelAtPeriodEnd: isToEnd });
}

/** Ends it immediately. */
export function endSubscription(simulation: Simulation, subscription: SubscriptionRecord): void {
  Object.assign(subscription, { status: "canceled", cancelAtPeriodEnd: false });
  simulation.tell("customer.subscription.deleted", presentSubscription(subscription));
}

/**
 * @param anchor when the first month began, in seconds; @param after the end of the month before.
 * @returns the end of the next month: the same day as the first, or the month's last.
 */
export function nextPeriodEnd(anchor: number, after: number): number {
  const [first, last] = [new Date(anchor * 1000), new Date(after * 1000)];
  const [year, month] = [last.getUTCFullYear(), last.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const next = new Date(first);
  next.setUTCFullYear(year, month, Math.min(first.getUTCDate(), lastDay));
  return Math.floor(next.getTime() / 1000);
}

function createInvoice(
  { state, now }: Simulation,
  subscription: string,
  { id: paymentIntent, amount }: PaymentIntentRecord,
): InvoiceRecord {
  const id = newId("in");
  const invoice = { id, created: now(), subscription, amount, paymentIntent, isPaid: false };
  state.invoices[id] = invoice;
  return invoice;
}

function chargeInvoice(
  simulation: Simulation,
  subscription: SubscriptionRecord,
  invoice: InvoiceRecord,
  succeeds = false,
): void {
  const { state } = simulation;
  const intent = linked(state.paymentIntents, invoice.paymentIntent);
  const outcome = chargeOnFile(simulation, intent, subscription.card, succeeds);
  const isPaid = outcome.status === "succeeded";
  if (isPaid) markPaid(simulation, invoice);
  else simulation.tell("invoice.payment_failed", presentInvoice(state, invoice));
  const status = isPaid ? "active" : "past_due";
  if (subscription.status !== status) change(simulation, subscription, { status });
}

function markPaid(simulation: Simulation, invoice: InvoiceRecord): void {
  invoice.isPaid = true;
  simulation.tell("invoice.paid", presentInvoice(simulation.state, invoice));
}

function change(
  simulation: Simulation,
  subscription: SubscriptionRecord,
  changes: Partial<SubscriptionRecord>,
): void {
  Object.assign(subscription, changes);
  simulation.tell("customer.subscription.updated", presentSubscription(subscription));
}

/** @throws {ProviderError} when the subscription has ended. */
function refuseIfEnded({ status }: SubscriptionRecord): void {
  if (status !== "canceled") return;
  throw invalidRequest("A canceled subscription can only update its cancellation_details and metadata.");
}
