import type { GoalCapId, GoalPart } from "@iep-insider/sdk/contract";
import type { Goal } from "./reading/readGoal.ts";
/** The points of each part: 100 together (our own rubric, no legal test). */
export declare const pointsOf: Readonly<Record<GoalPart, number>>;
/** The most that a goal can get, whatever else is right. */
export declare function capFor(id: GoalCapId, goal: Goal): number;
