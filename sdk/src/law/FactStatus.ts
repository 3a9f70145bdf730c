/** Every status a fact can have, the surest first (DECISIONS 26). */
export const factStatuses = ["verified", "secondary", "disputed", "unverified"] as const;

/** How sure a fact is: read in the law or the agency's own words; read in a secondary source; sources disagree; not checked. */
export type FactStatus = (typeof factStatuses)[number];
