import type { ReadCard } from "../cards/readCard.ts";
import type { Refusal } from "../cards/testCards.ts";
import type { Simulation } from "../simulation.ts";
import type { SubscriptionRecord } from "../state/records.ts";
import { keepCard } from "./cardRecords.ts";
import { linked } from "./findRecord.ts";
import { openInvoiceOf, retryInvoice } from "./renewals.ts";
import { changeSubscription } from "./subscriptions.ts";

/**
 * From now on the subscription is charged to this card; what is unpaid is charged at once.
 * @returns why the bank does not want the card, and nothing was changed; null when it was.
 */
export function replaceCard(
  simulation: Simulation,
  subscription: SubscriptionRecord,
  given: ReadCard,
): Refusal | null {
  const { onPayment } = given.testCard;
  if (typeof onPayment === "object") return onPayment;
  const card = keepCard(simulation, given, subscription.customer);
  linked(simulation.state.customers, subscription.customer).card = card.id;
  changeSubscription(simulation, subscription, () => {
    subscription.card = card.id;
  });
  if (openInvoiceOf(simulation, subscription)) retryInvoice(simulation, subscription);
  return null;
}
