import { adminPayments } from "@iep-insider/sdk/contract";
import { serverCalls } from "../../../app/server.ts";
import { askAnew } from "../kit/useAsked.ts";

export const paymentCalls = serverCalls(adminPayments);

/** After a deed: what is on the screen of it, here and in the list behind it. */
export function askPaymentsAnew(): Promise<void> {
  const { readPayment, listPayments, countPayments } = adminPayments;
  return askAnew(readPayment.path, listPayments.path, countPayments.path);
}
