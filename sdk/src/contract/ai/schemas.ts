import { z } from "zod";
import { isStateCode } from "../../law/index.ts";
import { aiToolField } from "../access/fieldSchemas.ts";
import type { Infer } from "../call.ts";
import type { Declarations } from "../declaration.ts";
import {
  chatAnswerSchema,
  decodedDenialSchema,
  disputeGuidanceSchema,
  goalAnalysesSchema,
  goalAnalysisSchema,
  keptAnswerSchema,
  translationSchema,
} from "./answerSchemas.ts";
import { mostReasons } from "./denials.ts";
import { disputeIssues, disputeUrgencies, meetingHistories, yesNoUnsure } from "./disputes.ts";
import { longest, mostGoals, mostTopics } from "./longest.ts";
import { returnLimit, useReturnResults } from "./returnedUses.ts";

/** A parent's text: trimmed, not empty, and limited in length. */
const words = (what: string, most: number) =>
  z.string(`${what} is required.`).trim().min(1, `${what} is required.`).max(most, tooLong(what, most));

const wordsOrNone = (what: string, most: number) =>
  z
    .string(`${what} must be text.`)
    .trim()
    .max(most, tooLong(what, most))
    .transform((text) => (text === "" ? undefined : text))
    .optional();

function tooLong(what: string, most: number): string {
  return `${what} can have at most ${inWords(most)} characters. Please shorten it; nothing was charged.`;
}

function inWords(count: number): string {
  return count.toLocaleString("en-US");
}

const state = z
  .string("The state must be a two-letter code.")
  .refine((code): boolean => isStateCode(code), "The state must be a two-letter code, such as TX.")
  .optional()
  .describe("The family's state, two capital letters, so that its rules are used as well.");

const context = wordsOrNone("What happened", longest.context).describe(
  `What happened, in the parent's words, at most ${inWords(longest.context)} characters.`,
);

/** Unknown ids are ignored: a page may be older than the server. */
const topicId = z.string("A topic must be text.").max(60, "Unknown topic.");

const chatQuestionSchema = z.strictObject({
  question: words("Your question", longest.question).describe(
    `The question, 1 to ${inWords(longest.question)} characters, in English or Spanish.`,
  ),
  state,
  chosenTopic: topicId
    .optional()
    .describe("The topic that the parent chose from the `choices` of the last answer."),
  earlierTopics: z
    .array(topicId, "The earlier topics must be a list.")
    .max(mostTopics, `At most ${mostTopics} earlier topics.`)
    .optional()
    .describe(`The \`topics\` of the answer that this question follows up on, at most ${mostTopics}.`),
});
export type ChatQuestion = Infer<typeof chatQuestionSchema>;

const goalText = words("The goal", longest.goalText).describe(
  `The goal as the IEP has it, 1 to ${inWords(longest.goalText)} characters.`,
);

const isConfirmed = z
  .boolean("This must be true or false.")
  .optional()
  .describe(
    "Whether the parent has confirmed `partsRead`. Without it, the answer is `partsRead` only, free of charge.",
  );

const goalToAnalyzeSchema = z.strictObject({ goalText, state, isConfirmed });
export type GoalToAnalyze = Infer<typeof goalToAnalyzeSchema>;

const goalsToAnalyzeSchema = z.strictObject({
  goals: z
    .array(goalText, "The goals must be a list.")
    .min(1, "Please choose at least one goal.")
    .max(mostGoals, `At most ${mostGoals} goals at a time. Please choose fewer; nothing was charged.`)
    .describe(`The goals of one IEP, 1 to ${mostGoals}.`),
  state,
  isConfirmed,
});
export type GoalsToAnalyze = Infer<typeof goalsToAnalyzeSchema>;

const denialToDecodeSchema = z.strictObject({
  denialReason: words("The reason", longest.denialReason).describe(
    `The label of a listed reason, or the parent's own words; 1 to ${longest.denialReason} characters.`,
  ),
  context,
  state,
  reasons: z
    .array(z.string("A reason must be text.").max(60, "This is no reason."), "The reasons must be a list.")
    .max(mostReasons, `At most ${mostReasons} reasons.`)
    .optional()
    .describe(
      "The reasons of `reasonsRead` that the parent confirmed; empty where none fits. Without it, a reason in the parent's own words is answered with `reasonsRead`, free of charge.",
    ),
  noneFits: z
    .boolean("Please say yes or no.")
    .optional()
    .describe(
      "With empty `reasons`: whether the parent has seen `reasonsRead` and none of them fits. A model then reads none of them into the words again.",
    ),
});
export type DenialToDecode = Infer<typeof denialToDecodeSchema>;

const termToTranslateSchema = z.strictObject({
  term: words("The term", longest.term).describe(`The term, 1 to ${longest.term} characters.`),
  state,
});
export type TermToTranslate = Infer<typeof termToTranslateSchema>;

const yesNoField = z.enum(yesNoUnsure, "Please choose yes, no or not sure.").optional();

const disputeQuestionSchema = z.strictObject({
  issue: z
    .enum(disputeIssues, "Please choose your main concern.")
    .describe("What the disagreement is about."),
  triedMeeting: z
    .enum(meetingHistories, "Please say whether there was a meeting.")
    .describe("Whether the parent met the school about it; `refused` if the school would not meet."),
  urgency: z.enum(disputeUrgencies, "Please say how urgent it is.").describe("How urgent it is."),
  additionalContext: context,
  state,
  eventDate: z.iso
    .date("Please give the date as year, month and day.")
    .optional()
    .describe("The day it happened or the school decided it, not in the future. Deadlines count from it."),
  hasIep: yesNoField.describe("Whether the child has an IEP."),
  hasEvaluation: yesNoField.describe("Whether the school has evaluated the child."),
});
export type DisputeQuestion = Infer<typeof disputeQuestionSchema>;

export const aiContract = {
  chat: {
    route: "POST /api/ai/chat",
    summary: "Answer a question about special education from the law library.",
    access: "visitor",
    input: chatQuestionSchema,
    output: chatAnswerSchema,
    errors: ["payment_required"],
  },
  analyzeGoal: {
    route: "POST /api/analyze-goal",
    summary: "Score an IEP goal and rewrite it.",
    access: "visitor",
    input: goalToAnalyzeSchema,
    output: goalAnalysisSchema,
    errors: ["payment_required"],
  },
  analyzeGoals: {
    route: "POST /api/analyze-goals",
    summary: `Score and rewrite the goals of one IEP, up to ${mostGoals}, for one use.`,
    access: "visitor",
    input: goalsToAnalyzeSchema,
    output: goalAnalysesSchema,
    errors: ["payment_required"],
  },
  decodeDenial: {
    route: "POST /api/ai/decode-denial",
    summary: "Assess whether a school's reason for a denial is valid, and what to do.",
    access: "visitor",
    input: denialToDecodeSchema,
    output: decodedDenialSchema,
    errors: ["payment_required"],
  },
  translateJargon: {
    route: "POST /api/ai/translate-jargon",
    summary: "Explain a special-education term. Terms of the glossary are free.",
    access: "visitor",
    input: termToTranslateSchema,
    output: translationSchema,
    errors: ["payment_required"],
  },
  getDisputeGuidance: {
    route: "POST /api/ai/dispute-guidance",
    summary: "Plan the steps of a dispute with the school, with deadlines, costs and risks.",
    access: "visitor",
    input: disputeQuestionSchema,
    output: disputeGuidanceSchema,
    errors: ["payment_required"],
  },
  getKeptAnswer: {
    route: "GET /api/ai/answer",
    summary: "Get a tool's last paid answer again, within 24 hours.",
    access: "visitor",
    input: z.strictObject({
      tool: aiToolField("This tool keeps no answers.").describe("The tool that answered."),
    }),
    output: z.strictObject({
      kept: keptAnswerSchema.nullable().describe("The answer; null when there is none to show."),
    }),
  },
  returnUse: {
    route: "POST /api/ai/return-use",
    summary: `Return the use of a tool's last paid answer that did not answer the question: once per use, ${returnLimit.uses} in ${returnLimit.days} days.`,
    access: "visitor",
    input: z.strictObject({
      tool: aiToolField("This tool gives no answers.").describe("The tool that answered."),
    }),
    output: z.strictObject({
      result: z
        .enum(useReturnResults)
        .describe(
          "`returned`: it can be spent again. `only_once`: it was returned before. `too_many`: the limit is reached. `nothing`: no paid answer in the last 24 hours.",
        ),
    }),
  },
} as const satisfies Declarations;
