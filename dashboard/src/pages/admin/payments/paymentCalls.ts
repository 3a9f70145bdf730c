import { adminPayments } from "@iep-insider/sdk/contract";
import { serverCalls } from "../../../app/server.ts";
import { refetchCalls } from "../kit/useServerQuery.ts";

export const paymentCalls = serverCalls(adminPayments);

/** After an action: refetches the payment, here and in the list. */
export function refetchPayments(): Promise<void> {
  const { readPayment, listPayments, countPayments } = adminPayments;
  return refetchCalls(readPayment.path, listPayments.path, countPayments.path);
}
