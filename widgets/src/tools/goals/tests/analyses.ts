import type { GoalAnalysis } from "@iep-insider/sdk/contract";

const base = {
  outcome: "answered",
  engine: "rules",
  engineNote: null,
  citations: [
    {
      id: "iep-goals",
      label: "34 CFR 300.320(a)(2)",
      address: "https://www.ecfr.gov/current/title-34/section-300.320",
      status: "verified",
      statusInWords: "We read this in the law or in the agency's own words.",
    },
  ],
  crisis: null,
  disclaimer: "This is general information, not legal advice.",
  isCharged: true,
} as const;

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
  points: [
    {
      part: "behavior",
      title: "What your child will do",
      points: 10,
      of: 20,
      why: "“Improve” cannot be seen.",
    },
    { part: "criterion", title: "When it is met", points: 0, of: 20, why: "No number says when it is met." },
    {
      part: "baseline",
      title: "Where your child is now",
      points: 0,
      of: 15,
      why: "There is no starting point.",
    },
    {
      part: "method",
      title: "How it is measured",
      points: 0,
      of: 15,
      why: "It does not say who measures it.",
    },
    {
      part: "condition",
      title: "Under what conditions",
      points: 5,
      of: 10,
      why: "The kind of text is not named.",
    },
    { part: "timeframe", title: "By when", points: 10, of: 10, why: "It has a date." },
    {
      part: "challenge",
      title: "A real step forward",
      points: 5,
      of: 10,
      why: "We cannot tell without a start.",
    },
  ],
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
