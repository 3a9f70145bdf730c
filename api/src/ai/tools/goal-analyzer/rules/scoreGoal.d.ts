import { type GoalCapId, type GoalPart } from "@iep-insider/sdk/contract";
import { baseline } from "./parts/baseline.ts";
import { behavior } from "./parts/behavior.ts";
import { challenge } from "./parts/challenge.ts";
import { condition } from "./parts/condition.ts";
import { criterion } from "./parts/criterion.ts";
import { method } from "./parts/method.ts";
import { timeframe } from "./parts/timeframe.ts";
import type { Goal } from "./reading/readGoal.ts";
declare const parts: {
    behavior: typeof behavior;
    criterion: typeof criterion;
    baseline: typeof baseline;
    method: typeof method;
    condition: typeof condition;
    timeframe: typeof timeframe;
    challenge: typeof challenge;
};
/** Whether a goal is the right one for the child is in no goal's words, so none of them gets all points. */
export declare const mostThatCanBeSeen = 95;
/** What the rubric found, part by part. */
export type Findings = {
    readonly [Part in GoalPart]: ReturnType<(typeof parts)[Part]>;
};
export interface ScoredGoal {
    /** 0 to 95: the points together, and no more than the lowest cap. */
    readonly score: number;
    readonly findings: Findings;
    readonly caps: readonly GoalCapId[];
}
/** Scores a goal by our rubric. The same text always gets the same score. */
export declare function scoreGoal(goal: Goal): ScoredGoal;
export {};
