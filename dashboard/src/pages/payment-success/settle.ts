import type { PaymentConfirmed, PaymentToConfirm } from "@iep-insider/sdk/contract";
import { refreshSubscription } from "../../app/account/subscriptionStatus.ts";
import { analytics } from "../../app/analytics/analytics.ts";
import { accessRecords, forgetAccess, processedPurchases } from "../../app/host/access.ts";
import { session } from "../../app/session.ts";

/**
 * Does what a payment that went through leads to in this browser, once: notes that it was dealt
 * with, signs in to the account that it made, keeps what opens the tool, and counts the purchase.
 * @returns whether this was the first time; the page then leads on by itself.
 */
export function settle(asked: PaymentToConfirm, confirmed: PaymentConfirmed): boolean {
  const type = asked.type ?? "";
  const isFirst = !confirmed.alreadyProcessed && !processedPurchases.has(asked.session_id, type);
  if (confirmed.sessionToken !== null) session.keep(confirmed.sessionToken);
  void refreshSubscription();
  forgetAccess();
  if (!isFirst) return false;
  processedPurchases.add(asked.session_id, type);
  if (confirmed.tool !== null) accessRecords.writePaymentVerification(confirmed.tool);
  if (confirmed.newAccountCreated) analytics.signup("/subscribe");
  analytics.purchase(
    confirmed.subscriptionActivated ? { kind: "membership" } : { kind: "use", tool: confirmed.tool },
  );
  return true;
}
