import type { AnswerTool } from "../../AnswerTool.ts";
import { model } from "./model.ts";
import { reading } from "./reading.ts";
import { retrieve } from "./retrieve.ts";
import { answer } from "./rules/answer.ts";
import { unknown } from "./rules/unknown.ts";
import { withoutTopics } from "./withoutTopics.ts";
import * as words from "./words.ts";

/** The chat: one question about special education, answered from the law library. */
export const chat: AnswerTool<"chatbot"> = {
  tool: "chatbot",
  wordsOf: ({ question }) => [question],
  withWords: (input, [question = input.question]) => ({ ...input, question }),
  retrieve,
  answerByRules: answer,
  decline: (why) => ({
    ...withoutTopics,
    outcome: "declined",
    success: true,
    ...words.declined[why],
    citations: [],
  }),
  doNotKnow: unknown,
  proseOf: ({ advice, doNext }) => [advice, ...doNext],
  // 150 words of advice, and four steps.
  longestProse: 230,
  reading,
  model,
};
