import { presentInvoice } from "../objects/invoice.ts";
import { invalidRequest } from "../rest/ProviderError.ts";
import type { Simulation } from "../simulation.ts";
import type { InvoiceRecord, SubscriptionRecord } from "../state/records.ts";
import { nextPeriodEnd } from "./calendar.ts";
import { linked } from "./findRecord.ts";
import { createInvoice } from "./invoices.ts";
import { chargeOnFile, createPaymentIntent } from "./paymentIntents.ts";
import { changeSubscription, endSubscription, markPaid, refuseIfEnded } from "./subscriptions.ts";

/** How long after a refused charge the next one is tried, as the provider does by default: days, then the end. */
const retryDays = [3, 5, 7];

/**
 * The period is over: the next one begins and is charged, or the subscription ends if that was asked for.
 * @param succeeds overrules what the card would do.
 */
export function renew(simulation: Simulation, subscription: SubscriptionRecord, succeeds?: boolean): void {
  refuseIfEnded(subscription);
  if (subscription.cancelAtPeriodEnd) {
    endSubscription(simulation, subscription, "cancellation_requested");
    return;
  }
  const invoice = beginPeriod(simulation, subscription);
  chargeInvoice(simulation, subscription, invoice, succeeds);
}

/** Tries the unpaid invoice once more. @throws {ProviderError} when there is none. */
export function retryInvoice(
  simulation: Simulation,
  subscription: SubscriptionRecord,
  succeeds?: boolean,
): void {
  const invoice = openInvoiceOf(simulation, subscription);
  if (!invoice) throw invalidRequest(`${subscription.id} has no invoice that waits for a payment.`);
  chargeInvoice(simulation, subscription, invoice, succeeds);
}

/** @returns the invoice that a subscription in arrears waits for. */
export function openInvoiceOf(
  simulation: Simulation,
  subscription: SubscriptionRecord,
): InvoiceRecord | undefined {
  if (subscription.status === "canceled") return undefined;
  return Object.values(simulation.state.invoices).findLast(
    (invoice) => invoice.subscription === subscription.id && invoice.status === "open",
  );
}

/** As the provider does it, the new period stands before its payment: only a paid invoice says that it is paid. */
function beginPeriod(simulation: Simulation, subscription: SubscriptionRecord): InvoiceRecord {
  const { state } = simulation;
  const price = linked(state.prices, subscription.price);
  const periodStart = subscription.periodEnd;
  const periodEnd = nextPeriodEnd(subscription.created, periodStart, price.interval ?? "month");
  const intent = createPaymentIntent(simulation, {
    amount: price.unitAmount,
    currency: price.currency,
    metadata: {},
    receiptEmail: null,
    isAutomatic: false,
    customer: subscription.customer,
    session: null,
  });
  const invoice = createInvoice(simulation, {
    reason: "subscription_cycle",
    customer: subscription.customer,
    subscription: subscription.id,
    price: subscription.price,
    periodStart,
    periodEnd,
    paymentIntent: intent.id,
    subscriptionMetadata: subscription.metadata,
  });
  changeSubscription(simulation, subscription, () => {
    subscription.periodStart = periodStart;
    subscription.periodEnd = periodEnd;
    subscription.latestInvoice = invoice.id;
  });
  return invoice;
}

function chargeInvoice(
  simulation: Simulation,
  subscription: SubscriptionRecord,
  invoice: InvoiceRecord,
  succeeds: boolean | undefined,
): void {
  const { state, now } = simulation;
  const intent = linked(state.paymentIntents, invoice.paymentIntent);
  const outcome = chargeOnFile(simulation, intent, linked(state.cards, subscription.card), succeeds);
  if (outcome.status === "succeeded") {
    markPaid(simulation, invoice);
    changeSubscription(simulation, subscription, () => {
      subscription.status = "active";
    });
    return;
  }
  const days = retryDays[invoice.attempts];
  invoice.attempts += 1;
  invoice.nextAttempt = days === undefined ? null : now() + days * 86_400;
  simulation.tell("invoice.payment_failed", presentInvoice(state, invoice));
  if (days === undefined) {
    endSubscription(simulation, subscription, "payment_failed");
    return;
  }
  changeSubscription(simulation, subscription, () => {
    subscription.status = "past_due";
  });
}
