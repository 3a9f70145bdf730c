import type { GoalAnalysis, GoalPart } from "@iep-insider/sdk/contract";
import { aCitation, baseAnswer } from "../../../answers/tests/answers.ts";

const iepGoals = "https://www.ecfr.gov/current/title-34/section-300.320";
const base = {
  ...baseAnswer,
  citations: [aCitation({ id: "iep-goals", label: "34 CFR 300.320(a)(2)", address: iepGoals })],
  disclaimer: "This is general information, not legal advice.",
};

/** Of the goal that the stories type. */
const quotes: Partial<Record<GoalPart, string>> = {
  behavior: "improve reading fluency and attitude",
  condition: "in class",
  timeframe: "By June",
};

/** A goal that lacks most of what is scored. */
export const weakGoal: GoalAnalysis = {
  ...base,
  score: 30,
  feedback: "This goal names what your child should work on. Nobody could tell when it is met.",
  suggestions: [
    "Ask where your child is now, in numbers.",
    "Ask what score means that the goal is met.",
    "Ask who measures it, how, and how often.",
  ],
  points: (
    [
      ["behavior", "What your child will do", 10, 20, "“Improve” cannot be seen."],
      ["criterion", "When it is met", 0, 20, "No number says when it is met."],
      ["baseline", "Where your child is now", 0, 15, "There is no starting point."],
      ["method", "How it is measured", 0, 15, "It does not say who measures it."],
      ["condition", "Under what conditions", 5, 10, "The kind of text is not named."],
      ["timeframe", "By when", 10, 10, "It has a date."],
      ["challenge", "A real step forward", 5, 10, "We cannot tell without a start."],
    ] as const
  ).map(([part, title, points, of, why]) => ({ part, title, points, of, why, quote: quotes[part] })),
  caps: [{ id: "vague-trait", atMost: 40, why: "“Attitude” is not something that can be measured." }],
  rewritten:
    "By [date], when given [a text at grade level], the student will read [number] words in a minute, up from [number now], as measured by [who] every [week or month].",
};

/** A goal that has it all. */
export const strongGoal: GoalAnalysis = {
  ...base,
  score: 95,
  feedback: "This goal says what, how well, from where, by when, and who measures it.",
  suggestions: ["Ask how often you will get the numbers."],
  points: weakGoal.points.map((one) => ({ ...one, points: one.of, why: "It is there." })),
  caps: [],
  rewritten: null,
};
