/** Every status a fact can have, the surest first (ADR 19). */
export const factStatuses = ["verified", "secondary", "disputed", "unverified"] as const;

/** How sure a fact is: read on an official page; read elsewhere, a copy of the law included; sources disagree; not checked. */
export type FactStatus = (typeof factStatuses)[number];
