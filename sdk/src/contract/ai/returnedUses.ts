/** How many uses a buyer may take back for answers that did not answer, in so many days. */
export const returnLimit = { uses: 3, days: 30 } as const;

/**
 * What came of taking a use back. `returned`: it can be spent again, also where it had come back before. `only_once`:
 * this use came back before and was spent again. `too_many`: the buyer took back as many as they may. `nothing`: no
 * answer of this tool was paid for in the last 24 hours.
 */
export const useReturnResults = ["returned", "only_once", "too_many", "nothing"] as const;
export type UseReturnResult = (typeof useReturnResults)[number];
