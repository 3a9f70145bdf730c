import { presentInvoice } from "../objects/invoice.ts";
import { presentSubscription } from "../objects/subscription.ts";
import { invalidRequest } from "../rest/ProviderError.ts";
import type { Simulation } from "../simulation.ts";
import { newId } from "../state/ids.ts";
import type {
  InvoiceRecord,
  PaymentIntentRecord,
  SessionRecord,
  SubscriptionRecord,
} from "../state/records.ts";
import { nextPeriodEnd } from "./calendar.ts";
import { linked } from "./findRecord.ts";
import { createInvoice } from "./invoices.ts";

/** The first period was paid in Checkout: the subscription begins. */
export function beginSubscription(
  simulation: Simulation,
  session: SessionRecord,
  intent: PaymentIntentRecord,
): void {
  const { state, now } = simulation;
  const price = session.lineItems[0]?.price;
  if (price === undefined || session.customer === null || intent.card === null) {
    throw new Error(`${session.id} lacks what a subscription is made of.`);
  }
  const id = newId("sub");
  const interval = linked(state.prices, price).interval ?? "month";
  const periodEnd = nextPeriodEnd(now(), now(), interval);
  const invoice = createInvoice(simulation, {
    reason: "subscription_create",
    customer: session.customer,
    subscription: id,
    price,
    periodStart: now(),
    periodEnd,
    paymentIntent: intent.id,
    subscriptionMetadata: session.innerMetadata,
  });
  const subscription: SubscriptionRecord = {
    id,
    itemId: newId("si", 14),
    created: now(),
    customer: session.customer,
    price,
    metadata: session.innerMetadata,
    status: "active",
    periodStart: now(),
    periodEnd,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    cancelReason: null,
    endedAt: null,
    card: intent.card,
    latestInvoice: invoice.id,
  };
  state.subscriptions[id] = subscription;
  session.subscription = id;
  linked(state.customers, session.customer).card = intent.card;
  simulation.tell("customer.subscription.created", presentSubscription(state, subscription));
  markPaid(simulation, invoice);
}

/** Asks for the end with the period, or takes that back. @throws {ProviderError} when it has ended. */
export function setCancelAtPeriodEnd(
  simulation: Simulation,
  subscription: SubscriptionRecord,
  isToEnd: boolean,
): void {
  refuseIfEnded(subscription);
  if (subscription.cancelAtPeriodEnd === isToEnd) return;
  changeSubscription(simulation, subscription, () => {
    subscription.cancelAtPeriodEnd = isToEnd;
    subscription.canceledAt = isToEnd ? simulation.now() : null;
    subscription.cancelReason = isToEnd ? "cancellation_requested" : null;
  });
}

/** Ends it at once. */
export function endSubscription(
  simulation: Simulation,
  subscription: SubscriptionRecord,
  reason: NonNullable<SubscriptionRecord["cancelReason"]>,
): void {
  subscription.status = "canceled";
  subscription.canceledAt ??= simulation.now();
  subscription.endedAt = simulation.now();
  subscription.cancelReason ??= reason;
  subscription.cancelAtPeriodEnd = false;
  simulation.tell("customer.subscription.deleted", presentSubscription(simulation.state, subscription));
}

/** Does something to a subscription, and tells of it with what was there before, if that is different. */
export function changeSubscription(
  simulation: Simulation,
  subscription: SubscriptionRecord,
  change: () => void,
): void {
  const present = (): Record<string, unknown> => ({ ...presentSubscription(simulation.state, subscription) });
  const before = present();
  change();
  const after = present();
  const isDifferent = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const previous = Object.fromEntries(Object.entries(before).filter(([name]) => isDifferent(name)));
  if (Object.keys(previous).length === 0) return;
  simulation.tell(
    "customer.subscription.updated",
    presentSubscription(simulation.state, subscription),
    previous,
  );
}

/** The invoice's payment has succeeded. */
export function markPaid(simulation: Simulation, invoice: InvoiceRecord): void {
  invoice.status = "paid";
  invoice.attempts += 1;
  invoice.paidAt = simulation.now();
  invoice.nextAttempt = null;
  simulation.tell("invoice.paid", presentInvoice(simulation.state, invoice));
}

/** @throws {ProviderError} when the subscription has ended. */
export function refuseIfEnded(subscription: SubscriptionRecord): void {
  if (subscription.status !== "canceled") return;
  throw invalidRequest("A canceled subscription can only update its cancellation_details and metadata.");
}
