import { isStateCode } from "@iep-insider/sdk/law";
import { z } from "zod";
import type { AnswerTool } from "../AnswerTool.ts";
import { withoutTopics } from "../tools/chat/withoutTopics.ts";

const filled = z.strictObject({ advice: z.string(), citations: z.array(z.string()) });

/** A chat of three rules, so that a test of the answerer knows what it says. */
export const smallChat: AnswerTool<"chatbot"> = {
  tool: "chatbot",
  wordsOf: ({ question }) => [question],
  withWords: (input, [question = ""]) => ({ ...input, question }),
  retrieve: ({ state }, law) => ({
    items: [law.provision("records-access"), law.provision("prior-written-notice"), law.provision("iee")],
    terms: [],
    record: state !== undefined && isStateCode(state) ? law.record(state) : null,
  }),
  answerByRules: ({ input }) =>
    input.question.includes("weather")
      ? {
          ...withoutTopics,
          outcome: "unknown",
          success: true,
          advice: "We do not know.",
          doNext: [],
          citations: [],
        }
      : {
          ...withoutTopics,
          outcome: "answered",
          success: true,
          advice: `You can see the file within 45 days. ${placeholdersOf(input.question)}`,
          doNext: ["Ask in writing."],
          citations: ["records-access"],
        },
  decline: (why) => ({
    ...withoutTopics,
    outcome: "declined",
    success: true,
    advice: `We do not do that: ${why}.`,
    doNext: [],
    citations: [],
  }),
  doNotKnow: () => ({
    ...withoutTopics,
    outcome: "unknown",
    success: true,
    advice: "We do not know that one.",
    doNext: [],
    citations: [],
  }),
  proseOf: ({ advice, doNext }) => [advice, ...doNext],
  longestProse: 60,
  model: {
    name: "small_chat",
    schema: filled,
    instructions: "Answer the question.",
    brief: (_, byRules) => `Our rules say: ${byRules.advice}`,
    merge: (answer) => ({
      ...withoutTopics,
      outcome: "answered",
      success: true,
      doNext: [],
      ...filled.parse(answer),
    }),
  },
};

/** What a tool that quotes the parent does: the answer has to have the details back in their places. */
function placeholdersOf(question: string): string {
  return (question.match(/\[\w+ \d+\]/g) ?? []).map((one) => `You wrote ${one}.`).join(" ");
}
