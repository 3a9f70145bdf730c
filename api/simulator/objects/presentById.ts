import type { SimulatorState } from "../state/records.ts";
import { presentCharge } from "./charge.ts";
import { presentSession } from "./checkoutSession.ts";
import { presentCustomer } from "./customer.ts";
import { presentInvoice } from "./invoice.ts";
import { presentPaymentIntent } from "./paymentIntent.ts";
import { presentPaymentMethod } from "./paymentMethod.ts";
import { presentPrice } from "./price.ts";
import { presentSubscription } from "./subscription.ts";

/** @returns the object that this id names; null when it is none that an id can be expanded to. */
export function presentById(state: SimulatorState, id: string): object | null {
  const { customers, cards, prices, charges, invoices, paymentIntents, sessions, subscriptions } = state;
  if (customers[id]) return presentCustomer(customers[id]);
  if (cards[id]) return presentPaymentMethod(cards[id]);
  if (prices[id]) return presentPrice(prices[id]);
  if (charges[id]) return presentCharge(state, charges[id]);
  if (invoices[id]) return presentInvoice(state, invoices[id]);
  if (paymentIntents[id]) return presentPaymentIntent(state, paymentIntents[id]);
  if (sessions[id]) return presentSession(state, sessions[id]);
  if (subscriptions[id]) return presentSubscription(state, subscriptions[id]);
  return null;
}
