import type { Goal } from "./reading/readGoal.ts";
export type NoGoal = "not-english" | "too-short" | "no-goal";
/** Why a text cannot be scored as a goal; null where it can. */
export declare function whyNoGoal(typed: string, goal: Goal): NoGoal | null;
