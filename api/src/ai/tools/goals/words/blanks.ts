import type { GoalPart } from "@iep-insider/sdk/contract";

/** What stands in a rewritten goal where a fact is missing: never a number, a name or a fact of ours. */
export const blanks = {
  child: "[your child]",
  timeframe: "by [date]",
  condition: "given [the task, the place and the help]",
  behavior: "[do what others can see or count]",
  toShow: (words: string) => `[do what others can see or count, to show: ${words}]`,
  skillFor: (words: string) => `[learn one skill this year that leads to: ${words}]`,
  skillFrom: (words: string) => `[do what this service is meant to teach: ${words}]`,
  criterion: "[how well or how often, and in how many tries]",
  steady: "in [how many tries or days]",
  safe: "every time",
  higher: "[a target above the starting point]",
  method: "as measured by [tool, by whom, how often]",
  baseline: "Starting point: [the same skill, measured now].",
} as const satisfies Partial<Record<GoalPart, string>> & Record<string, unknown>;
