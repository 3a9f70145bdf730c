import type { ReadCard } from "../cards/readCard.ts";
import type { PaymentOutcome } from "../control/SimulatorControl.ts";
import { presentSession } from "../objects/checkoutSession.ts";
import { invalidRequest } from "../rest/ProviderError.ts";
import type { Simulation } from "../simulation.ts";
import type { PaymentIntentRecord, SessionRecord, SimulatorState } from "../state/records.ts";
import { createCustomer } from "./customers.ts";
import { linked } from "./findRecord.ts";
import { authenticateIntent, confirmIntent, createPaymentIntent } from "./paymentIntents.ts";
import { beginSubscription } from "./subscriptions.ts";
import { totalOf } from "./totals.ts";

/** Who pays a Checkout Session, and with what. */
export interface Payer {
  readonly card: ReadCard;
  readonly email: string;
}

/** The payer presses "Pay". @throws {ProviderError} when the session is not open. */
export function paySession(simulation: Simulation, session: SessionRecord, payer: Payer): PaymentOutcome {
  refuseUnlessOpen(session, "paid");
  session.payerEmail = payer.email;
  session.payerName = payer.card.name;
  const outcome = confirmIntent(simulation, intentOf(simulation, session), payer.card);
  if (outcome.status === "succeeded") complete(simulation, session);
  return outcome;
}

/** The bank has its answer. @throws {ProviderError} when it had not asked, or the session is not open. */
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

/** Nobody can pay it any more. @throws {ProviderError} when it is not open. */
export function expireSession(simulation: Simulation, session: SessionRecord): void {
  refuseUnlessOpen(session, "expired");
  session.status = "expired";
  const intent =
    session.paymentIntent === null ? null : linked(simulation.state.paymentIntents, session.paymentIntent);
  if (intent) {
    intent.status = "canceled";
    intent.canceledAt = simulation.now();
  }
  simulation.tell("checkout.session.expired", presentSession(simulation.state, session));
}

function refuseUnlessOpen(session: SessionRecord, what: string): void {
  if (session.status === "open") return;
  throw invalidRequest(
    `Only Checkout Sessions with a status in ["open"] can be ${what}. This Checkout Session has a status of ${session.status}.`,
  );
}

/** The session's PaymentIntent; as with the provider it is made by the first try to pay. */
function intentOf(simulation: Simulation, session: SessionRecord): PaymentIntentRecord {
  if (session.paymentIntent !== null) return linked(simulation.state.paymentIntents, session.paymentIntent);
  const intent = createPaymentIntent(simulation, {
    ...totalOf(simulation.state, session),
    // A subscription's metadata stays with the subscription.
    metadata: session.mode === "payment" ? session.innerMetadata : {},
    receiptEmail: session.receiptEmail,
    isAutomatic: true,
    customer: session.customer,
    session: session.id,
  });
  session.paymentIntent = intent.id;
  return intent;
}

function complete(simulation: Simulation, session: SessionRecord): void {
  const { state } = simulation;
  const intent = intentOf(simulation, session);
  const needsCustomer = session.mode === "subscription" || session.customerCreation === "always";
  if (session.customer === null && needsCustomer) {
    session.customer = createCustomer(simulation, {
      email: session.payerEmail,
      name: session.payerName,
      metadata: {},
    }).id;
  }
  intent.customer = session.customer;
  if (session.customer !== null && intent.card !== null)
    linked(state.cards, intent.card).customer = session.customer;
  session.status = "complete";
  if (session.mode === "subscription") beginSubscription(simulation, session, intent);
  simulation.tell("checkout.session.completed", presentSession(state, session));
}

/** The address that a session already knows; a payer cannot write another one then. */
export function emailOf(state: SimulatorState, session: SessionRecord): string | null {
  if (session.customer !== null) return linked(state.customers, session.customer).email;
  return session.customerEmail;
}
