import { type GoalCapId } from "@iep-insider/sdk/contract";
import type { Goal } from "./reading/readGoal.ts";
/** What keeps the score of a goal down, in the order of the contract. */
export declare function capsOf(goal: Goal): readonly GoalCapId[];
/** A trait in place of something to be seen. */
export declare function isTrait(goal: Goal): boolean;
