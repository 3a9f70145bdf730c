/** How many uses a buyer may take back for unhelpful answers, and in how many days. */
export const returnLimit = { uses: 3, days: 30 } as const;

/**
 * The result of taking a use back. `returned`: it can be spent again, or could already. `only_once`: this use was taken
 * back before and spent again. `too_many`: the buyer has reached the limit. `nothing`: no answer of this tool was paid
 * for in the last 24 hours.
 */
export const useReturnResults = ["returned", "only_once", "too_many", "nothing"] as const;
export type UseReturnResult = (typeof useReturnResults)[number];
