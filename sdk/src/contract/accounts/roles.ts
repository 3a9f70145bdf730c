/** The states of a subscription. Inactive until the payment provider says otherwise. */
export const subscriptionStatuses = ["inactive", "active", "cancelled", "past_due"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A parent's account, or an operator's. */
export const roles = ["user", "admin"] as const;
export type Role = (typeof roles)[number];
