import { z } from "zod";
import { factStatuses } from "../../law/index.ts";
import { type AnswerBase, aiEngines, answerOutcomes } from "./AnswerBase.ts";
import { aiTools } from "./aiTools.ts";
import type { KeptAnswer } from "./calls.ts";
import type { ChatAnswer } from "./chat.ts";
import { type DecodedDenial, denialVerdicts } from "./denials.ts";
import type { DisputeGuidance } from "./disputes.ts";
import { type GoalAnalysis, goalCaps, goalParts } from "./goals.ts";
import type { Translation } from "./jargon.ts";
import { lettersToSend } from "./lettersToSend.ts";

// The shapes of the answers, as `/api/openapi.json` describes them and as a kept answer is read.

const texts = z.array(z.string());
const letter = z.enum(lettersToSend);

const base = {
  outcome: z.enum(answerOutcomes),
  engine: z.enum(aiEngines),
  engineNote: z.string().nullable(),
  citations: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      address: z.string().nullable(),
      status: z.enum(factStatuses),
      statusInWords: z.string(),
    }),
  ),
  crisis: z.strictObject({ language: z.enum(["en", "es"]), title: z.string(), text: z.string() }).nullable(),
  disclaimer: z.string(),
  isCharged: z.boolean(),
} satisfies { readonly [Name in keyof AnswerBase]: z.ZodType<AnswerBase[Name]> };

export const chatAnswerSchema = z.strictObject({
  ...base,
  success: z.boolean(),
  advice: z.string(),
  doNext: texts,
  // An answer kept by an earlier version has none of these.
  topics: texts.default([]),
  choices: z.array(z.strictObject({ topic: z.string(), title: z.string() })).default([]),
  inSpanish: texts.default([]),
  openQuestions: texts.default([]),
}) satisfies z.ZodType<ChatAnswer>;

export const goalAnalysisSchema = z.strictObject({
  ...base,
  score: z.number().int().min(0).max(100).nullable(),
  feedback: z.string(),
  suggestions: texts,
  points: z.array(
    z.strictObject({
      part: z.enum(goalParts),
      title: z.string(),
      points: z.number().min(0),
      of: z.number().positive(),
      why: z.string(),
      quote: z.string().optional(),
    }),
  ),
  caps: z.array(
    z.strictObject({ id: z.enum(goalCaps), atMost: z.number().int().min(0).max(100), why: z.string() }),
  ),
  rewritten: z.string().nullable(),
  partsRead: z
    .array(
      z.strictObject({
        part: z.enum(goalParts),
        title: z.string(),
        isFound: z.enum(["yes", "partly", "no"]),
        found: z.string(),
      }),
    )
    .optional(),
}) satisfies z.ZodType<GoalAnalysis>;

export const decodedDenialSchema = z.strictObject({
  ...base,
  success: z.boolean(),
  reasonsRead: z
    .array(z.strictObject({ reason: z.string(), title: z.string(), isRead: z.boolean() }))
    .optional(),
  analysis: z.strictObject({
    isValidDenial: z.boolean().nullable(),
    verdict: z.enum(denialVerdicts),
    explanation: z.string(),
    nextSteps: texts,
    wouldChange: texts,
    wouldMakeValid: texts,
    send: z.strictObject({ letter, why: z.string() }).nullable(),
    remarks: z
      .array(
        z.strictObject({
          field: z.enum(["denialReason", "context"]),
          start: z.number().int().min(0),
          end: z.number().int().min(0),
          name: z.string(),
          note: z.string(),
        }),
      )
      .optional(),
  }),
}) satisfies z.ZodType<DecodedDenial>;

export const translationSchema = z.strictObject({
  ...base,
  term: z.string(),
  category: z.string(),
  explanation: z.string(),
  whyItMatters: z.string(),
  whatToAsk: z.string(),
  noRule: z.string().nullable(),
  relatedTerms: texts,
}) satisfies z.ZodType<Translation>;

export const disputeGuidanceSchema = z.strictObject({
  ...base,
  title: z.string(),
  reason: z.string(),
  steps: texts,
  timeline: z.string(),
  warnings: texts,
  resources: texts,
  urgencyLevel: z.enum(["high", "medium", "low"]),
  route: z.array(
    z.strictObject({
      title: z.string(),
      what: z.string(),
      who: z.string(),
      cost: z.string(),
      time: z.string(),
      form: z.strictObject({ label: z.string(), address: z.string() }).nullable(),
      attach: texts,
      risk: z.string(),
      stop: z.string(),
      letter: letter.nullable(),
    }),
  ),
  deadlines: z.array(
    z.strictObject({
      what: z.string(),
      rule: z.string(),
      by: z.iso.date().nullable(),
      isOver: z.boolean(),
      citation: z.string(),
    }),
  ),
  stayPut: z.string(),
}) satisfies z.ZodType<DisputeGuidance>;

export const keptAnswerSchema = z.strictObject({
  tool: z.enum(aiTools),
  at: z.iso.datetime(),
  until: z.iso.datetime(),
  answer: z.union([
    chatAnswerSchema,
    goalAnalysisSchema,
    decodedDenialSchema,
    translationSchema,
    disputeGuidanceSchema,
  ]),
}) satisfies z.ZodType<KeptAnswer>;
