/** The day that a moment falls on, in UTC, as counts have it: `2026-11-21`. */
export declare function dayOf(moment: Date): string;
