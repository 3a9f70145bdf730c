import type { GoalCapId, GoalPart } from "@iep-insider/sdk/contract";
import { isBeside } from "./caps/hidden.ts";
import type { Goal } from "./reading/readGoal.ts";

/** The points of each part: 100 together (our own rubric, no legal test). */
export const pointsOf: Readonly<Record<GoalPart, number>> = {
  behavior: 20,
  criterion: 20,
  baseline: 15,
  method: 15,
  condition: 10,
  timeframe: 10,
  challenge: 10,
};

/** The most that a goal can get, whatever else is right. */
export function capFor(id: GoalCapId, goal: Goal): number {
  return id === "hides-disability" && isBeside(goal) ? besideSkill : caps[id];
}

/** Of a goal that asks for it only beside a skill worth learning. */
const besideSkill = 50;
const caps: Readonly<Record<GoalCapId, number>> = {
  "hides-disability": 25,
  // What the school gives is no goal at all, however well it is dated.
  service: 15,
  "vague-trait": 40,
  "no-growth": 40,
  // The size of the step is unknown: never green.
  "no-baseline": 75,
  "unsafe-criterion": 55,
  "several-skills": 40,
  postsecondary: 55,
};
