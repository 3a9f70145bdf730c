import type { Simulation } from "../simulation.ts";
import { newId } from "../state/ids.ts";
import type { PriceRecord } from "../state/records.ts";

export type NewPrice = Pick<
  PriceRecord,
  "currency" | "unitAmount" | "interval" | "productName" | "lookupKey" | "isInline"
>;

/** A price, with a product of its own. */
export function createPrice({ state, now }: Simulation, asked: NewPrice): PriceRecord {
  const price: PriceRecord = { id: newId("price"), created: now(), product: newId("prod", 14), ...asked };
  state.prices[price.id] = price;
  return price;
}
