import type { GoalPartRead } from "@iep-insider/sdk/contract";

/** Confirms the reading of a goal before it is scored (ADR 31). */
export const confirmGoalWords = {
  title: "Is this what the goal says?",
  lead: "These are the parts that we look for. Please check that we read them right.",
  found: {
    yes: /* message */ "found",
    partly: "partly there",
    no: /* message */ "not found",
  } satisfies Record<GoalPartRead["isFound"], string>,
  score: "Yes, score this goal",
  change: "Change the goal's text",
  hint: "Did we miss a part? Write it as a sentence of its own, such as “Now she reads 40 words a minute”, and press Analyze Goal again.",
} as const;

/** Confirms the reading of all goals of an IEP. */
export const confirmGoalsWords = {
  title: "Is this what the goals say?",
  lead: "These are the parts that we found in each goal. Open a goal to check that we read it right.",
  score: "Yes, score these goals",
  change: "Choose other goals",
  cost: "Scoring all these goals together",
  partsFound: (found: number, of: number) => `${found} of ${of} parts found`,
  noReading: "We may have misread this one. It is scored for free, or not at all.",
} as const;
