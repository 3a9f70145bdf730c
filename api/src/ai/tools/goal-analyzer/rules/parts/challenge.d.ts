import type { Quantity } from "../reading/quantities.ts";
import type { Goal } from "../reading/readGoal.ts";
import type { Finding } from "./Finding.ts";
export type ChallengeLevel = "grows" | "small" | "unknown" | "none";
/** How far the target is from the starting point: 10 points, and 5 where that cannot be determined. */
export declare function challenge(goal: Goal): Finding<ChallengeLevel>;
/** From the starting point to the target. */
export interface Step {
    readonly from: Quantity;
    readonly to: Quantity;
    /** In the unit of both; above 0 is better. */
    readonly growth: number;
}
/** The step that the goal asks for; null where starting point and target are not of one kind. */
export declare function stepOf(goal: Goal): Step | null;
