import type { PaymentOutcome } from "../control/SimulatorControl.ts";
import { invalidRequest } from "../rest/ProviderError.ts";
import type { Simulation } from "../simulation.ts";
import type { CardRecord } from "../state/records.ts";
import { authenticateSession, paySession } from "./checkoutSessions.ts";
import { findRecord } from "./findRecord.ts";
import { authenticateIntent, confirmIntent } from "./paymentIntents.ts";

/**
 * Pays a Checkout Session or a PaymentIntent, for pages and tests alike. @throws {ProviderError} when it cannot be
 * paid.
 */
export function pay(simulation: Simulation, payment: string, card: CardRecord): PaymentOutcome {
  const { state } = simulation;
  if (!payment.startsWith("cs_")) return confirmIntent(simulation, directIntent(simulation, payment), card);
  const session = findRecord(state.sessions, payment, "checkout.session", "session");
  return paySession(simulation, session, card);
}

/** The bank's question is answered. @throws {ProviderError} when it had not asked. */
export function authenticatePayment(
  simulation: Simulation,
  payment: string,
  approves: boolean,
): PaymentOutcome {
  if (!payment.startsWith("cs_"))
    return authenticateIntent(simulation, directIntent(simulation, payment), approves);
  const session = findRecord(simulation.state.sessions, payment, "checkout.session", "session");
  return authenticateSession(simulation, session, approves);
}

/** A PaymentIntent that is confirmed directly; a session's PaymentIntent is paid through the session. */
function directIntent({ state }: Simulation, id: string) {
  const intent = findRecord(state.paymentIntents, id, "payment_intent", "intent");
  if (intent.session === null) return intent;
  throw invalidRequest(`${id} belongs to ${intent.session}: pay that instead.`);
}
