import { invalidRequest } from "../rest/ProviderError.ts";
import type { ChargeRecord, PaymentIntentRecord, SimulatorState } from "../state/records.ts";
import { linked } from "./findRecord.ts";

/** @returns the charge that paid this PaymentIntent. @throws {ProviderError} when none did. */
export function paidChargeOf(state: SimulatorState, intent: PaymentIntentRecord): ChargeRecord {
  if (intent.status !== "succeeded" || intent.latestCharge === null) {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  return linked(state.charges, intent.latestCharge);
}
