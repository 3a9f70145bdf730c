import type { PaymentOutcome } from "../control/SimulatorControl.ts";
import { presentSession } from "../objects.ts";
import { invalidRequest } from "../rest/ProviderError.ts";
import type { Simulation } from "../simulation.ts";
import { newId } from "../state/ids.ts";
import type { CardRecord, CustomerRecord, PaymentIntentRecord, SessionRecord } from "../state/records.ts";
import { linked } from "./findRecord.ts";
import { authenticateIntent, confirmIntent, createPaymentIntent } from "./paymentIntents.ts";
import { beginSubscription } from "./subscriptions.ts";

/** The payer presses "Pay". @throws {ProviderError} when the session is not open. */
export function paySession(simulation: Simulation, session: SessionRecord, card: CardRecord): PaymentOutcome {
  refuseUnlessOpen(session, "paid");
  const outcome = confirmIntent(simulation, intentOf(simulation, session), card);
  if (outcome.status === "succeeded") complete(simulation, session);
  return outcome;
}

/** The payer answers the bank. @throws {ProviderError} if it had not asked, or the session is not open. */
export function authenticateSession(
  simulation: Simulation,
  session: SessionRecord,
  approves: boolean,
): PaymentOutcome {
  refuseUnlessOpen(session, "paid");
  const outcome = authenticateIntent(simulation, intentOf(simulation, session), approves);
  if (outcome.status === "succeeded") complete(simulation, session);
  return outcome;
}

/** Makes it unpayable. @throws {ProviderError} when it is not open. */
export function expireSession(simulation: Simulation, session: SessionRecord): void {
  refuseUnlessOpen(session, "expired");
  session.status = "expired";
  if (session.paymentIntent !== null)
    linked(simulation.state.paymentIntents, session.paymentIntent).status = "canceled";
  simulation.tell("checkout.session.expired", presentSession(session));
}

export function createCustomer({ state, now }: Simulation, email: string): CustomerRecord {
  const customer = { id: newId("cus", 14), created: now(), email };
  state.customers[customer.id] = customer;
  return customer;
}

function refuseUnlessOpen(session: SessionRecord, what: string): void {
  if (session.status === "open") return;
  throw invalidRequest(
    `Only Checkout Sessions with a status in ["open"] can be ${what}. This Checkout Session has a status of ${session.status}.`,
  );
}

/** The session's PaymentIntent; as with the provider, the first payment attempt creates it. */
function intentOf(simulation: Simulation, session: SessionRecord): PaymentIntentRecord {
  if (session.paymentIntent !== null) return linked(simulation.state.paymentIntents, session.paymentIntent);
  const intent = createPaymentIntent(simulation, {
    amount: session.amount,
    // A subscription's metadata stays with the subscription.
    metadata: session.mode === "payment" ? session.innerMetadata : {},
    customer: session.customer,
    session: session.id,
  });
  session.paymentIntent = intent.id;
  return intent;
}

function complete(simulation: Simulation, session: SessionRecord): void {
  const intent = intentOf(simulation, session);
  if (session.mode === "subscription") session.customer ??= createCustomer(simulation, session.email).id;
  intent.customer = session.customer;
  session.status = "complete";
  if (session.mode === "subscription") beginSubscription(simulation, session, intent);
  simulation.tell("checkout.session.completed", presentSession(session));
}
