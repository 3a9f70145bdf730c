import { toolById } from "@iep-insider/sdk/catalog";
import type { PaymentStory } from "@iep-insider/sdk/contract";
import { storyWords } from "../../../content/admin/payments.ts";
import { exactTime } from "../kit/exactTime.ts";

/** What somebody has of a payment now, in a sentence. @param now what is over by then opens nothing. */
export function whatItOpens({ kind, entitlement }: PaymentStory, now = new Date()): string {
  if (!entitlement) return storyWords.opensNothing;
  const { tool, usesLeft, opensUntil } = entitlement;
  const until = opensUntil === null ? null : new Date(opensUntil);
  const isOpen = until !== null && until > now;
  if (kind === "subscription")
    return isOpen ? storyWords.opensAll(exactTime(until)) : storyWords.opensNothing;
  const title = tool === null ? storyWords.anyTool : toolById(tool).title;
  if (usesLeft !== null && usesLeft > 0)
    return tool === null ? storyWords.opensCredit : storyWords.opensUse(title);
  return isOpen ? storyWords.opensUntil(title, exactTime(until)) : storyWords.spent(title);
}
