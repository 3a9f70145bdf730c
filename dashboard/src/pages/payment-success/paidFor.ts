import { toolById } from "@iep-insider/sdk/catalog";
import type { PaymentConfirmed } from "@iep-insider/sdk/contract";
import { paymentSuccess } from "../../content/paymentSuccess.ts";

/** @returns a sentence on what a payment opened. */
export function paidFor({ subscriptionActivated, newAccountCreated, tool, kind }: PaymentConfirmed): string {
  if (subscriptionActivated) return newAccountCreated ? paymentSuccess.newAccount : paymentSuccess.activated;
  if (tool !== null) return paymentSuccess.tool(toolById(tool).title);
  return kind === null ? paymentSuccess.other : paymentSuccess.credit[kind];
}
