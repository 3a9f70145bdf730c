import type { Goal } from "../reading/readGoal.ts";
import type { Finding } from "./Finding.ts";
export type BaselineLevel = "full" | "words" | "other" | "missing";
/** Where the child is now: 15 points. */
export declare function baseline(goal: Goal): Finding<BaselineLevel>;
