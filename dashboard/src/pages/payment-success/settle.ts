import type { PaymentConfirmed, PaymentToConfirm } from "@iep-insider/sdk/contract";
import { refreshSubscription } from "../../app/account/subscriptionStatus.ts";
import { accessRecords, forgetAccess, processedPurchases } from "../../app/host/access.ts";
import { purchaseKeys } from "../../app/purchaseKeys.ts";
import { count } from "../../app/server.ts";
import { session } from "../../app/session.ts";

/**
 * Does what a payment that went through leads to in this browser, once (product.md section 4): notes that it was dealt
 * with, signs in to the account that it made, keeps what opens the tool, and counts the purchase.
 * @returns whether this was the first time; the page then leads on by itself.
 */
export function settle(asked: PaymentToConfirm, confirmed: PaymentConfirmed): boolean {
  // Given once only, so it is kept whatever else holds.
  if (confirmed.purchaseKey !== null) purchaseKeys.keep(confirmed.purchaseKey);
  const type = asked.type ?? "";
  const isFirst = !confirmed.alreadyProcessed && !processedPurchases.has(asked.session_id, type);
  if (confirmed.sessionToken !== null) session.keep(confirmed.sessionToken);
  void refreshSubscription();
  forgetAccess();
  if (!isFirst) return false;
  processedPurchases.add(asked.session_id, type);
  if (confirmed.tool !== null) accessRecords.writePaymentVerification(confirmed.tool);
  if (confirmed.newAccountCreated) count({ event: "signup", subject: "/subscribe" });
  count({ event: "purchase", subject: subjectOf(confirmed) });
  return true;
}

/** What was bought, as a count names it: a tool, or the page that sells it. */
function subjectOf({ subscriptionActivated, tool }: PaymentConfirmed): string {
  if (subscriptionActivated) return "/subscribe";
  return tool ?? "/pay-per-use";
}
