import type { Goal } from "../reading/readGoal.ts";
import type { Finding } from "./Finding.ts";
export type BehaviorLevel = "seen" | "counted" | "stops" | "half" | "missing";
/** What others can see or hear the child do: 20 points. */
export declare function behavior(goal: Goal): Finding<BehaviorLevel>;
