import { toolById } from "@iep-insider/sdk/catalog";
import type { PaymentDetails } from "@iep-insider/sdk/contract";
import { paymentDetailsWords } from "../../../content/admin/payments.ts";
import { exactTime } from "../kit/When.tsx";

/** What a payment opens, in a sentence. @param now an entitlement that has ended by then opens nothing. */
export function whatItOpens({ kind, entitlement }: PaymentDetails, now = new Date()): string {
  if (!entitlement) return paymentDetailsWords.opensNothing;
  const { tool, usesLeft, opensUntil } = entitlement;
  const until = opensUntil === null ? null : new Date(opensUntil);
  const isOpen = until !== null && until > now;
  if (kind === "subscription")
    return isOpen ? paymentDetailsWords.opensAll(exactTime(until)) : paymentDetailsWords.opensNothing;
  const title = tool === null ? paymentDetailsWords.anyTool : toolById(tool).title;
  if (usesLeft !== null && usesLeft > 0)
    return tool === null ? paymentDetailsWords.opensCredit : paymentDetailsWords.opensUse(title);
  return isOpen ? paymentDetailsWords.opensUntil(title, exactTime(until)) : paymentDetailsWords.spent(title);
}
