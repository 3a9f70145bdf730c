import { presentDispute } from "../objects/dispute.ts";
import { invalidRequest } from "../rest/ProviderError.ts";
import type { Simulation } from "../simulation.ts";
import { newId } from "../state/ids.ts";
import type { DisputeRecord, PaymentIntentRecord } from "../state/records.ts";
import { paidChargeOf } from "./charges.ts";

/** The payer tells the bank that the charge is wrong. @throws {ProviderError} when nothing was paid, or twice. */
export function openDispute(simulation: Simulation, intent: PaymentIntentRecord): DisputeRecord {
  const { state, now } = simulation;
  const charge = paidChargeOf(state, intent);
  if (charge.isDisputed) throw invalidRequest(`Charge ${charge.id} is disputed already.`);
  const dispute: DisputeRecord = {
    id: newId("du"),
    created: now(),
    charge: charge.id,
    paymentIntent: intent.id,
    amount: charge.amount - charge.amountRefunded,
    currency: charge.currency,
    status: "needs_response",
  };
  state.disputes[dispute.id] = dispute;
  charge.isDisputed = true;
  simulation.tell("charge.dispute.created", presentDispute(dispute));
  return dispute;
}

/** The bank decides. @throws {ProviderError} when it has before. */
export function closeDispute(simulation: Simulation, dispute: DisputeRecord, outcome: "won" | "lost"): void {
  if (dispute.status !== "needs_response") throw invalidRequest(`${dispute.id} is closed already.`);
  const previous = { status: dispute.status };
  dispute.status = outcome;
  simulation.tell("charge.dispute.closed", presentDispute(dispute), previous);
}
