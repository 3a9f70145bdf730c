import { type GoalCapId, type GoalPart, goalParts } from "@iep-insider/sdk/contract";
import { capsOf, isTrait } from "./caps.ts";
import { baseline } from "./parts/baseline.ts";
import { behavior } from "./parts/behavior.ts";
import { challenge } from "./parts/challenge.ts";
import { condition } from "./parts/condition.ts";
import { criterion } from "./parts/criterion.ts";
import { method } from "./parts/method.ts";
import { timeframe } from "./parts/timeframe.ts";
import type { Goal } from "./reading/readGoal.ts";
import { capFor } from "./rubric.ts";

const parts = { behavior, criterion, baseline, method, condition, timeframe, challenge };

/** Whether a goal is the right one for the child is in no goal's words, so none of them gets all points. */
export const mostThatCanBeSeen = 95;

/** What the rubric found, part by part. */
export type Findings = { readonly [Part in GoalPart]: ReturnType<(typeof parts)[Part]> };

export interface ScoredGoal {
  /** 0 to 95: the points together, and no more than the lowest cap. */
  readonly score: number;
  readonly findings: Findings;
  readonly caps: readonly GoalCapId[];
}

/** "Develop a positive attitude": half of it cannot be observed either. */
function behaviorFor(goal: Goal): Findings["behavior"] {
  const found = behavior(goal);
  return isTrait(goal) ? { ...found, points: 0, level: "missing" } : found;
}

/** "Improve comprehension with 80 % accuracy": a percentage of something that cannot be observed says little. */
function criterionFor(goal: Goal): Findings["criterion"] {
  const found = criterion(goal);
  const isOfNothing = found.level === "number" && behaviorFor(goal).points <= 10;
  return isOfNothing ? { ...found, points: 5, level: "odd" } : found;
}

/** Scores a goal by our rubric. The same text always gets the same score. */
export function scoreGoal(goal: Goal): ScoredGoal {
  const findings: Findings = {
    behavior: behaviorFor(goal),
    criterion: criterionFor(goal),
    baseline: baseline(goal),
    method: method(goal),
    condition: condition(goal),
    timeframe: timeframe(goal),
    challenge: challenge(goal),
  };
  const sum = goalParts.reduce((total, part) => total + findings[part].points, 0);
  // A missing baseline costs its own points already; its cap only keeps a goal from being called clear.
  const caps = capsOf(goal).filter((id) => id !== "no-baseline" || sum > capFor(id, goal));
  return { score: Math.min(sum, mostThatCanBeSeen, ...caps.map((cap) => capFor(cap, goal))), findings, caps };
}
