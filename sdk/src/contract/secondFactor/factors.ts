/** How an operator verifies their identity, besides the password (ADR 4). */
export const factorKinds = ["passkey", "totp"] as const;
export type FactorKind = (typeof factorKinds)[number];

/** Minutes for which role changes, refunds, exports and site keys stay allowed after a second factor was verified. */
export const recentMinutes = 10;
