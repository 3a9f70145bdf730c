/** The scored parts of a goal, in the rubric's order. */
export const goalParts = [
  "behavior",
  "criterion",
  "baseline",
  "method",
  "condition",
  "timeframe",
  "challenge",
] as const;
export type GoalPart = (typeof goalParts)[number];

/** Limits on a score, whatever else is right. */
export const goalCaps = [
  "hides-disability",
  "service",
  "vague-trait",
  "no-growth",
  "no-baseline",
  "unsafe-criterion",
  "several-skills",
  "postsecondary",
] as const;
export type GoalCapId = (typeof goalCaps)[number];
