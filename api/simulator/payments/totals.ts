import type { SessionRecord, SimulatorState } from "../state/records.ts";
import { linked } from "./findRecord.ts";

/** What a session costs, in cents, and in which currency. */
export function totalOf(state: SimulatorState, session: SessionRecord): { amount: number; currency: string } {
  const lines = session.lineItems.map(({ price, quantity }) => ({
    price: linked(state.prices, price),
    quantity,
  }));
  return {
    amount: lines.reduce((sum, { price, quantity }) => sum + price.unitAmount * quantity, 0),
    currency: lines[0]?.price.currency ?? "usd",
  };
}
