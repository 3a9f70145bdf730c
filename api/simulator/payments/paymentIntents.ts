import { behaviorOf, type Refusal } from "../cards/testCards.ts";
import type { PaymentOutcome } from "../control/SimulatorControl.ts";
import { presentCharge, presentDispute, presentPaymentIntent } from "../objects.ts";
import { invalidRequest } from "../rest/ProviderError.ts";
import type { Simulation } from "../simulation.ts";
import { newId, randomCharacters } from "../state/ids.ts";
import type { CardRecord, ChargeRecord, DisputeRecord, PaymentIntentRecord } from "../state/records.ts";

/** The parameters of a PaymentIntent. */
export type NewPaymentIntent = Pick<PaymentIntentRecord, "amount" | "metadata" | "customer" | "session">;

export function createPaymentIntent(simulation: Simulation, asked: NewPaymentIntent): PaymentIntentRecord {
  const id = newId("pi");
  const intent: PaymentIntentRecord = {
    id,
    created: simulation.now(),
    clientSecret: `${id}_secret_${randomCharacters(25)}`,
    ...asked,
    status: "requires_payment_method",
    card: null,
    charge: null,
    lastError: null,
  };
  simulation.state.paymentIntents[id] = intent;
  return intent;
}

/** The payer confirms with this card. @throws {ProviderError} when the PaymentIntent takes no payment any more. */
export function confirmIntent(
  simulation: Simulation,
  intent: PaymentIntentRecord,
  card: CardRecord,
): PaymentOutcome {
  if (intent.status === "succeeded" || intent.status === "canceled") throw unexpectedState(intent, "confirm");
  intent.card = card;
  const { onPayment } = behaviorOf(card);
  if (onPayment !== "asks") return charge(simulation, intent, onPayment);
  intent.status = "requires_action";
  intent.lastError = null;
  return { status: "needs_action" };
}

/** The payer answers the bank. @throws {ProviderError} if it had not asked. */
export function authenticateIntent(
  simulation: Simulation,
  intent: PaymentIntentRecord,
  approves: boolean,
): PaymentOutcome {
  if (intent.status !== "requires_action") throw unexpectedState(intent, "authenticate");
  return approves ? charge(simulation, intent, "succeeds") : fail(simulation, intent, notAuthenticated);
}

/** Charges a card off session, when no customer can confirm it. @param succeeds overrides a card that declines. */
export function chargeOnFile(
  simulation: Simulation,
  intent: PaymentIntentRecord,
  card: CardRecord,
  succeeds: boolean,
): PaymentOutcome {
  intent.card = card;
  return charge(simulation, intent, succeeds ? "succeeds" : behaviorOf(card).onRenewal);
}

/** Refunds a payment. @param asked in cents; by default all that is left. @throws {ProviderError} @returns its id. */
export function refundIntent(simulation: Simulation, intent: PaymentIntentRecord, asked?: number): string {
  const paid = paidCharge(intent);
  const left = intent.amount - paid.amountRefunded;
  const amount = asked ?? left;
  if (paid.isDisputed) {
    const message = `Charge ${paid.id} has been charged back; cannot issue a refund.`;
    throw invalidRequest(message, "charge_disputed");
  }
  if (left === 0) {
    throw invalidRequest(`Charge ${paid.id} has already been refunded.`, "charge_already_refunded");
  }
  if (amount > left) throw invalidRequest("Refund amount is greater than unrefunded amount on charge");
  paid.amountRefunded += amount;
  simulation.tell("charge.refunded", presentCharge(paid, intent));
  return newId("re");
}

/** The payer disputes the charge. @throws {ProviderError} if nothing was paid, or it is already disputed. */
export function openDispute(simulation: Simulation, intent: PaymentIntentRecord): DisputeRecord {
  const paid = paidCharge(intent);
  if (paid.isDisputed) throw invalidRequest(`Charge ${paid.id} is disputed already.`);
  const id = newId("du");
  const dispute: DisputeRecord = {
    id,
    created: simulation.now(),
    paymentIntent: intent.id,
    status: "needs_response",
  };
  simulation.state.disputes[id] = dispute;
  paid.isDisputed = true;
  simulation.tell("charge.dispute.created", presentDispute(dispute));
  return dispute;
}

/** The bank decides a dispute. @throws {ProviderError} if it has already. */
export function closeDispute(simulation: Simulation, dispute: DisputeRecord, outcome: "won" | "lost"): void {
  if (dispute.status !== "needs_response") throw invalidRequest(`${dispute.id} is closed already.`);
  dispute.status = outcome;
  simulation.tell("charge.dispute.closed", presentDispute(dispute));
}

/** @throws {ProviderError} when nothing was paid. */
function paidCharge(intent: PaymentIntentRecord): ChargeRecord {
  if (intent.status === "succeeded" && intent.charge) return intent.charge;
  throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
}

const notAuthenticated: Refusal = {
  code: "payment_intent_authentication_failure",
  declineCode: null,
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

function charge(
  simulation: Simulation,
  intent: PaymentIntentRecord,
  result: "succeeds" | Refusal,
): PaymentOutcome {
  intent.charge = { id: newId("ch"), amountRefunded: 0, isDisputed: false };
  if (result !== "succeeds") return fail(simulation, intent, result);
  intent.status = "succeeded";
  intent.lastError = null;
  simulation.tell("payment_intent.succeeded", presentPaymentIntent(intent));
  return { status: "succeeded" };
}

function fail(simulation: Simulation, intent: PaymentIntentRecord, refusal: Refusal): PaymentOutcome {
  intent.status = "requires_payment_method";
  intent.lastError = refusal;
  intent.card = null;
  simulation.tell("payment_intent.payment_failed", presentPaymentIntent(intent));
  return { status: "failed", ...refusal };
}

function unexpectedState(intent: PaymentIntentRecord, action: string) {
  return invalidRequest(
    `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`,
    "payment_intent_unexpected_state",
    "intent",
  );
}
