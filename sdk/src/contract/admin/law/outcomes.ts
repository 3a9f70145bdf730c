/** Where a fact applies: "US", or a state's two letters. */
export type LawPlace = "US" | (string & {});

/**
 * What an operator found at an official page: the fact is still right, the law has changed, or the page does not settle
 * it.
 */
export const lawCheckOutcomes = ["confirmed", "changed", "unclear"] as const;
export type LawCheckOutcome = (typeof lawCheckOutcomes)[number];
