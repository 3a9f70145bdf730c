/** Every status of a fact, the surest first (ADR 19). */
export const factStatuses = ["verified", "secondary", "disputed", "unverified"] as const;

/**
 * `verified`: read on an official page. `secondary`: read elsewhere, including copies of the law. `disputed`: sources
 * disagree. `unverified`: not checked.
 */
export type FactStatus = (typeof factStatuses)[number];
