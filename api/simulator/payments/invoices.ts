import type { Simulation } from "../simulation.ts";
import { newId, randomCharacters } from "../state/ids.ts";
import type { InvoiceRecord } from "../state/records.ts";
import { linked } from "./findRecord.ts";

export type NewInvoice = Pick<
  InvoiceRecord,
  | "reason"
  | "customer"
  | "subscription"
  | "price"
  | "periodStart"
  | "periodEnd"
  | "paymentIntent"
  | "subscriptionMetadata"
>;

/** An invoice for one period, open. */
export function createInvoice({ state, now }: Simulation, asked: NewInvoice): InvoiceRecord {
  const { unitAmount, currency } = linked(state.prices, asked.price);
  const id = newId("in");
  const before = Object.values(state.invoices).filter(({ customer }) => customer === asked.customer);
  const series = before[0]?.number.split("-")[0] ?? randomCharacters(8).toUpperCase();
  const invoice: InvoiceRecord = {
    id,
    paymentId: newId("inpay"),
    lineId: newId("il"),
    created: now(),
    number: `${series}-${String(before.length + 1).padStart(4, "0")}`,
    ...asked,
    amount: unitAmount,
    currency,
    status: "open",
    attempts: 0,
    paidAt: null,
    nextAttempt: null,
  };
  state.invoices[id] = invoice;
  return invoice;
}
