import type { GoalPartRead } from "@iep-insider/sdk/contract";

/** Confirms the reading of a goal before it is scored (ADR 31). */
export const confirmGoalWords = {
  title: "Is this what the goal says?",
  lead: "These are the parts that we look for. Please check that we read them right.",
  found: { yes: "found", partly: "partly there", no: "not found" } satisfies Record<
    GoalPartRead["isFound"],
    string
  >,
  score: "Yes, score this goal",
  change: "Change the goal's text",
  hint: "Did we miss a part? Write it as a sentence of its own, such as “Now she reads 40 words a minute”, and press Analyze Goal again.",
} as const;
