import type { Goal } from "../reading/readGoal.ts";
/** Whether the text says what the school gives, and nothing that the child learns to do. */
export declare function isService({ actions, ofChild, text }: Goal): boolean;
