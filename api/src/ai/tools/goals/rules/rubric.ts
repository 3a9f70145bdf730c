import type { GoalCapId, GoalPart } from "@iep-insider/sdk/contract";

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
export const capOf: Readonly<Record<GoalCapId, number>> = {
  service: 30,
  "vague-trait": 40,
  "no-growth": 50,
  "unsafe-criterion": 55,
  "several-skills": 50,
  postsecondary: 55,
};
