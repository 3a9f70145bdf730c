import { z } from "zod";
import { isStateCode } from "../../law/index.ts";
import type { Descriptions } from "../descriptions.ts";
import { aiTools } from "./aiTools.ts";
import {
  chatAnswerSchema,
  decodedDenialSchema,
  disputeGuidanceSchema,
  goalAnalysisSchema,
  keptAnswerSchema,
  translationSchema,
} from "./answerSchemas.ts";
import type { ai } from "./calls.ts";
import { type ChatQuestion, mostTopics } from "./chat.ts";
import { type DenialToDecode, mostReasons } from "./denials.ts";
import {
  type DisputeQuestion,
  disputeIssues,
  disputeUrgencies,
  meetingHistories,
  yesNoUnsure,
} from "./disputes.ts";
import type { GoalToAnalyze } from "./goals.ts";
import type { TermToTranslate } from "./jargon.ts";
import { longest } from "./longest.ts";
import { returnLimit, useReturnResults } from "./returnedUses.ts";

/** Words of a parent: trimmed, not empty, and no longer than can be answered well. */
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
  return `${what} can have at most ${most.toLocaleString("en-US")} characters. Please shorten it; nothing was charged.`;
}

const state = z
  .string("The state must be a two-letter code.")
  .refine(isStateCode, "The state must be a two-letter code, such as TX.")
  .optional();

/** Ids that we do not know are ignored: a page may be older than the server. */
const topicId = z.string("A topic must be text.").max(60, "This is no topic.");

const chatQuestionSchema = z.strictObject({
  question: words("Your question", longest.question),
  state,
  chosenTopic: topicId.optional(),
  earlierTopics: z
    .array(topicId, "The earlier topics must be a list.")
    .max(mostTopics, `At most ${mostTopics} earlier topics.`)
    .optional(),
}) satisfies z.ZodType<ChatQuestion>;

const goalToAnalyzeSchema = z.strictObject({
  goalText: words("The goal", longest.goalText),
  state,
  isConfirmed: z.boolean("This must be true or false.").optional(),
}) satisfies z.ZodType<GoalToAnalyze>;

const denialToDecodeSchema = z.strictObject({
  denialReason: words("The reason", longest.denialReason),
  context: wordsOrNone("What happened", longest.context),
  state,
  reasons: z
    .array(z.string("A reason must be text.").max(60, "This is no reason."), "The reasons must be a list.")
    .max(mostReasons, `At most ${mostReasons} reasons.`)
    .optional(),
}) satisfies z.ZodType<DenialToDecode>;

const termToTranslateSchema = z.strictObject({
  term: words("The term", longest.term),
  state,
}) satisfies z.ZodType<TermToTranslate>;

const disputeQuestionSchema = z.strictObject({
  issue: z.enum(disputeIssues, "Please choose your main concern."),
  triedMeeting: z.enum(meetingHistories, "Please say whether there was a meeting."),
  urgency: z.enum(disputeUrgencies, "Please say how urgent it is."),
  additionalContext: wordsOrNone("What happened", longest.context),
  state,
  eventDate: z.iso.date("Please give the date as year, month and day.").optional(),
  hasIep: z.enum(yesNoUnsure, "Please choose yes, no or not sure.").optional(),
  hasEvaluation: z.enum(yesNoUnsure, "Please choose yes, no or not sure.").optional(),
}) satisfies z.ZodType<DisputeQuestion>;

export const aiDescriptions = {
  chat: {
    summary: "Answer a question about special education, from rules that we hold.",
    access: "visitor",
    input: chatQuestionSchema,
    output: chatAnswerSchema,
    success: 200,
  },
  analyzeGoal: {
    summary: "Score an IEP goal and write it anew.",
    access: "visitor",
    input: goalToAnalyzeSchema,
    output: goalAnalysisSchema,
    success: 200,
  },
  decodeDenial: {
    summary: "Say whether a school's reason for a refusal can stand, and what to do.",
    access: "visitor",
    input: denialToDecodeSchema,
    output: decodedDenialSchema,
    success: 200,
  },
  translateJargon: {
    summary: "Explain a term of special education. What stands in the glossary is free.",
    access: "visitor",
    input: termToTranslateSchema,
    output: translationSchema,
    success: 200,
  },
  getDisputeGuidance: {
    summary: "Plan the steps of a disagreement with the school, with deadlines, costs and risks.",
    access: "visitor",
    input: disputeQuestionSchema,
    output: disputeGuidanceSchema,
    success: 200,
  },
  getKeptAnswer: {
    summary: "Show the last paid answer of a tool again, within 24 hours.",
    access: "visitor",
    input: z.strictObject({ tool: z.enum(aiTools, "This tool keeps no answers.") }),
    output: z.strictObject({ kept: keptAnswerSchema.nullable() }),
    success: 200,
  },
  returnUse: {
    summary: `Give back the use of the last paid answer, which did not answer the question: once per use, ${returnLimit.uses} in ${returnLimit.days} days.`,
    access: "visitor",
    input: z.strictObject({ tool: z.enum(aiTools, "This tool gives no answers.") }),
    output: z.strictObject({ result: z.enum(useReturnResults) }),
    success: 200,
  },
} as const satisfies Descriptions<typeof ai>;
