import type { Account } from "@iep-insider/sdk/contract";

/** Whether a subscription counts: active, or canceled or past due within a paid period (ADR 2). */
export function isPro(
  { subscriptionStatus, subscriptionEndDate }: Pick<Account, "subscriptionStatus" | "subscriptionEndDate">,
  now: Date,
): boolean {
  switch (subscriptionStatus) {
    case "active":
      return true;
    case "cancelled":
    case "past_due":
      return subscriptionEndDate !== null && new Date(subscriptionEndDate) > now;
    case "inactive":
      return false;
  }
}
