import type { ReadCard } from "../cards/readCard.ts";
import type { Refusal } from "../cards/testCards.ts";
import type { PaymentOutcome } from "../control/SimulatorControl.ts";
import { presentPaymentIntent } from "../objects/paymentIntent.ts";
import { invalidRequest } from "../rest/ProviderError.ts";
import type { Simulation } from "../simulation.ts";
import { newId, randomCharacters } from "../state/ids.ts";
import type { CardRecord, ChargeRecord, PaymentIntentRecord } from "../state/records.ts";
import { behaviourOf, keepCard } from "./cardRecords.ts";
import { linked } from "./findRecord.ts";

/** What a PaymentIntent is made of. */
export type NewPaymentIntent = Pick<
  PaymentIntentRecord,
  "amount" | "currency" | "metadata" | "receiptEmail" | "isAutomatic" | "customer" | "session"
>;

export function createPaymentIntent(simulation: Simulation, asked: NewPaymentIntent): PaymentIntentRecord {
  const id = newId("pi");
  const intent: PaymentIntentRecord = {
    id,
    created: simulation.now(),
    clientSecret: `${id}_secret_${randomCharacters(25)}`,
    ...asked,
    status: "requires_payment_method",
    canceledAt: null,
    card: null,
    latestCharge: null,
    lastError: null,
  };
  simulation.state.paymentIntents[id] = intent;
  return intent;
}

/**
 * The payer confirms with this card.
 * @throws {ProviderError} when the PaymentIntent takes no payment any more.
 */
export function confirmIntent(
  simulation: Simulation,
  intent: PaymentIntentRecord,
  given: ReadCard,
): PaymentOutcome {
  if (intent.status === "succeeded" || intent.status === "canceled") throw unexpectedState(intent, "confirm");
  const card = keepCard(simulation, given, intent.customer);
  intent.card = card.id;
  const { onPayment } = behaviourOf(card);
  if (onPayment === "asks") {
    intent.status = "requires_action";
    intent.lastError = null;
    return { status: "needs_action" };
  }
  return charge(simulation, intent, card, onPayment);
}

/** The bank has its answer. @throws {ProviderError} when it had not asked. */
export function authenticateIntent(
  simulation: Simulation,
  intent: PaymentIntentRecord,
  approves: boolean,
): PaymentOutcome {
  if (intent.status !== "requires_action" || intent.card === null)
    throw unexpectedState(intent, "authenticate");
  if (!approves) return fail(simulation, intent, { ...notAuthenticated, declineCode: null }, null);
  return charge(simulation, intent, linked(simulation.state.cards, intent.card), "succeeds");
}

/** Charges a card on file, with nobody there to answer the bank. */
export function chargeOnFile(
  simulation: Simulation,
  intent: PaymentIntentRecord,
  card: CardRecord,
  succeeds: boolean | undefined,
): PaymentOutcome {
  const { onRenewal } = behaviourOf(card);
  intent.card = card.id;
  if (succeeds === undefined) return charge(simulation, intent, card, onRenewal);
  return charge(
    simulation,
    intent,
    card,
    succeeds ? "succeeds" : onRenewal === "succeeds" ? declined : onRenewal,
  );
}

const declined: Refusal = {
  code: "card_declined",
  declineCode: "generic_decline",
  message: "Your card was declined.",
};

const notAuthenticated = {
  code: "payment_intent_authentication_failure",
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

function charge(
  simulation: Simulation,
  intent: PaymentIntentRecord,
  card: CardRecord,
  result: "succeeds" | Refusal,
): PaymentOutcome {
  const record = keepCharge(simulation, intent, card, result === "succeeds" ? null : result);
  intent.latestCharge = record.id;
  if (result !== "succeeds") return fail(simulation, intent, result, record);
  intent.status = "succeeded";
  intent.lastError = null;
  simulation.tell("payment_intent.succeeded", presentPaymentIntent(simulation.state, intent));
  return { status: "succeeded" };
}

function fail(
  simulation: Simulation,
  intent: PaymentIntentRecord,
  refusal: Refusal,
  failedCharge: ChargeRecord | null,
): PaymentOutcome {
  intent.status = "requires_payment_method";
  intent.lastError = {
    type: failedCharge ? "card_error" : "invalid_request_error",
    ...refusal,
    charge: failedCharge?.id ?? null,
    card: intent.card,
  };
  intent.card = null;
  simulation.tell("payment_intent.payment_failed", presentPaymentIntent(simulation.state, intent));
  return { status: "failed", ...refusal };
}

function keepCharge(
  { state, now }: Simulation,
  intent: PaymentIntentRecord,
  card: CardRecord,
  failure: Refusal | null,
): ChargeRecord {
  const session = intent.session === null ? undefined : state.sessions[intent.session];
  const id = newId("ch");
  const record: ChargeRecord = {
    id,
    created: now(),
    paymentIntent: intent.id,
    amount: intent.amount,
    currency: intent.currency,
    customer: intent.customer,
    card: card.id,
    receiptEmail: intent.receiptEmail,
    payerEmail: session?.payerEmail ?? intent.receiptEmail,
    metadata: intent.metadata,
    failure,
    amountRefunded: 0,
    isDisputed: false,
  };
  state.charges[id] = record;
  return record;
}

function unexpectedState(intent: PaymentIntentRecord, action: string) {
  return invalidRequest(
    `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`,
    "payment_intent_unexpected_state",
    "intent",
  );
}
