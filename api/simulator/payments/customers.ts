import type { Simulation } from "../simulation.ts";
import { newId } from "../state/ids.ts";
import type { CustomerRecord, Metadata } from "../state/records.ts";

/** Who a customer is. */
export interface NewCustomer {
  readonly email: string | null;
  readonly name: string | null;
  readonly metadata: Metadata;
}

export function createCustomer({ state, now }: Simulation, asked: NewCustomer): CustomerRecord {
  const id = newId("cus", 14);
  const customer: CustomerRecord = { id, created: now(), ...asked, card: null };
  state.customers[id] = customer;
  return customer;
}
