import { type Goal } from "./reading/readGoal.ts";
import type { ScoredGoal } from "./scoreGoal.ts";
/** The goal rewritten from what it says, with blanks for what it does not; null if it names nothing to do. */
export declare function rewrite(goal: Goal, scored: ScoredGoal): string | null;
