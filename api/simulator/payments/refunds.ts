import { presentCharge } from "../objects/charge.ts";
import { invalidRequest } from "../rest/ProviderError.ts";
import type { Simulation } from "../simulation.ts";
import { newId } from "../state/ids.ts";
import type { Metadata, PaymentIntentRecord, RefundRecord } from "../state/records.ts";
import { paidChargeOf } from "./charges.ts";

/** Gives money back. @param asked `amount` in cents; all that is left without it. @throws {ProviderError} */
export function refundIntent(
  simulation: Simulation,
  intent: PaymentIntentRecord,
  asked: { amount?: number | undefined; metadata: Metadata },
): RefundRecord {
  const { state, now } = simulation;
  const charge = paidChargeOf(state, intent);
  const left = charge.amount - charge.amountRefunded;
  const amount = asked.amount ?? left;
  if (charge.isDisputed) {
    throw invalidRequest(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      "charge_disputed",
    );
  }
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, "charge_already_refunded");
  }
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      undefined,
      "amount",
    );
  }
  const refund: RefundRecord = {
    id: newId("re"),
    created: now(),
    charge: charge.id,
    paymentIntent: intent.id,
    amount,
    currency: charge.currency,
    metadata: asked.metadata,
  };
  state.refunds[refund.id] = refund;
  const previous = { amount_refunded: charge.amountRefunded, ...(amount === left && { refunded: false }) };
  charge.amountRefunded += amount;
  simulation.tell("charge.refunded", presentCharge(state, charge), previous);
  return refund;
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
