/** The parts of a goal that are scored, in the order of the rubric. */
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

/** What keeps a score down whatever else is right. */
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
