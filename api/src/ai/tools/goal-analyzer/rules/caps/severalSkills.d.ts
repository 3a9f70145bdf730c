import type { Action } from "../reading/actions.ts";
import type { Goal } from "../reading/readGoal.ts";
/** Where two or more skills are measured as one: the words of the first, to keep; null where there is one skill. */
export declare function severalSkills(goal: Goal): {
    readonly action: Action;
    readonly first: string;
} | null;
