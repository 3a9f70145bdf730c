/** What a partner's webhook does: deliveries are sent, it is turned off, or turned off by us after failures. */
export const webhookStates = ["on", "off", "failed"] as const;

export type WebhookState = (typeof webhookStates)[number];

/** The figures of the month so far, once a day; or a test that the partner asked for. */
export const deliveryKinds = ["statistics", "test"] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];

export const deliveryStates = ["waiting", "delivered", "failed"] as const;

/** Why a delivery's last attempt failed. */
export const deliveryProblems = [
  "unknown_host",
  "not_public",
  "no_connection",
  "certificate",
  "timeout",
  "redirect",
  "wrong_status",
] as const;

export type DeliveryProblem = (typeof deliveryProblems)[number];

/** How many of the last deliveries are listed. */
export const deliveriesListed = 10;

/** Days after which a delivery that was never accepted is given up, and the webhook turned off. */
export const webhookRetryDays = 3;

/** Hours for which deliveries are signed with the previous secret as well. */
export const oldSecretHours = 24;
