import type { Goal } from "../reading/readGoal.ts";
/** Whether a skill that keeps the child alive is asked for only in a share of the tries. */
export declare function isUnsafe({ actions, ofChild, conditions, targets }: Goal): boolean;
