import type { GoalPart } from "@iep-insider/sdk/contract";
import type { Hidden } from "../rules/caps/hidden.ts";

/** The placeholder in a rewritten goal where a fact is missing: never an invented number, name or fact. */
export const blanks = {
  child: "[your child]",
  timeframe: "by [date]",
  condition: "given [the task, the place and the help]",
  behavior: "[do what others can see or count]",
  toShow: (words: string) => `[do what others can see or count, to show: ${words}]`,
  needs: {
    stimming:
      "use what helps to stay calm, such as moving, a quiet place or [a tool that your child chooses]",
    eyeContact:
      "show, in a way that works for [your child] (words, a sign, a card or a device), that the message came across",
    device: "say what is needed, in any way that works, with the device in reach all day",
    touch: "say yes or no to being touched, in words, a sign, a card or a device",
    obeying: "say when a direction is too hard or not clear, and ask for help or a break",
  } satisfies Record<Hidden, string>,
  skillFor: (words: string) => `[learn one skill this year that leads to: ${words}]`,
  skillFrom: (words: string) => `[do what this service is meant to teach: ${words}]`,
  criterion: "[how well or how often, and in how many tries]",
  steady: "in [how many tries or days]",
  safe: "every time",
  higher: "[a target above the starting point]",
  method: "as measured by [tool, by whom, how often]",
  baseline: "Starting point: [the same skill, measured now].",
} as const satisfies Partial<Record<GoalPart, string>> & Record<string, unknown>;
