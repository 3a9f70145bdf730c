/** How an operator shows, beside the password, that it is them (ADR 4). */
export const factorKinds = ["passkey", "totp"] as const;
export type FactorKind = (typeof factorKinds)[number];

/** Minutes for which role changes, refunds, exports and site keys stay open after a second factor was shown. */
export const recentMinutes = 10;
