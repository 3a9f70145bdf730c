import type { AnswerTool } from "../../AnswerTool.ts";
import { model } from "./model.ts";
import { answerGoal, toConfirm, unscored } from "./rules/answerGoal.ts";
import { declines, toTry, unknown } from "./words/noGoal.ts";

/** The goal analyzer: scores an IEP goal by our rubric and rewrites it. */
export const goalAnalyzer: AnswerTool<"goals"> = {
  tool: "goals",
  wordsOf: ({ goalText }) => [goalText],
  withWords: (input, [goalText = ""]) => ({ ...input, goalText }),
  retrieve: (_input, law) => ({
    items: [
      law.provision("iep-content"),
      law.provision("fape"),
      law.provision("progress-reports"),
      law.provision("transition"),
    ],
    terms: [],
    record: null,
  }),
  confirmation: {
    isOpen: ({ isConfirmed }) => isConfirmed !== true,
    read: ({ input }, byRules) =>
      byRules.outcome === "answered" && byRules.isSure ? toConfirm(input.goalText) : null,
  },
  answerByRules: ({ input }) => answerGoal(input.goalText),
  decline: (why) => unscored("declined", declines[why], toTry),
  doNotKnow: () => unscored("unknown", unknown, toTry),
  proseOf: ({ feedback, suggestions, points, caps }) => [
    feedback,
    ...suggestions,
    // The quotes are the parent's own words.
    ...points.map(({ why }) => why.replace(/“[^”]*”/gu, "this")),
    ...caps.map(({ why }) => why),
  ],
  longestProse: 420,
  model,
};
