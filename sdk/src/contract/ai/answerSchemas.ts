import { z } from "zod";
import { factStatuses } from "../../law/index.ts";
import type { Infer } from "../call.ts";
import { aiTools } from "./aiTools.ts";
import { denialVerdicts } from "./denials.ts";
import { aiEngines, answerOutcomes } from "./engines.ts";
import { goalCaps, goalParts } from "./goals.ts";
import { lettersToSend } from "./lettersToSend.ts";

// Answers, for `/api/openapi.json`, for the engines, and for reading stored answers.

const texts = z.array(z.string());
const letter = z.enum(lettersToSend);

const citationSchema = z.strictObject({
  id: z.string().describe("A provision's id, or `state:TX:evaluation` for a fact of a state record."),
  label: z.string().describe("The official reference, or the subject of the fact where none was found."),
  address: z.string().nullable().describe("Where anyone can read the law; null for general knowledge."),
  status: z.enum(factStatuses).describe("How well the fact was checked."),
  statusInWords: z.string().describe("The same in a sentence for a parent."),
});
/** A rule that supports an answer. */
export type AnswerCitation = Infer<typeof citationSchema>;

/** The fields of every answer, whichever engine wrote it. */
const answerBaseSchema = z.strictObject({
  outcome: z
    .enum(answerOutcomes)
    .describe(
      "`to_confirm`: confirm what was read first. `unknown`: we do not know. `declined`: the tool is not for this. None of the three is charged.",
    ),
  engine: z.enum(aiEngines).describe("What wrote the answer: the AI provider, or our own rules."),
  engineNote: z
    .string()
    .nullable()
    .describe("Why our rules answered although AI is on, in a sentence; null otherwise."),
  citations: z.array(citationSchema).describe("The rules that the answer rests on."),
  crisis: z
    .strictObject({
      language: z.enum(["en", "es"]).describe("The language of the text."),
      title: z.string().describe("The heading."),
      text: z.string().describe("The numbers to call and text."),
    })
    .nullable()
    .describe("Crisis help to show before everything else; null unless the question has signs of a crisis."),
  disclaimer: z.string().describe("A sentence that this is not legal advice."),
  isCharged: z.boolean().describe("Whether a paid use was spent on the answer."),
});
export type AnswerBase = Infer<typeof answerBaseSchema>;
const base = answerBaseSchema.shape;

const topicChoiceSchema = z.strictObject({
  topic: z.string().describe("The topic's id, for `chosenTopic`."),
  title: z.string().describe('The topic in a parent\'s words, such as "Being sent home early".'),
});
/** A topic offered to the parent as a button. */
export type TopicChoice = Infer<typeof topicChoiceSchema>;

export const chatAnswerSchema = z.strictObject({
  ...base,
  success: z.boolean().describe("Whether the question was answered."),
  advice: z
    .string()
    .describe("The answer, at most 150 words, with `**bold**` and lists as in Markdown and no HTML."),
  doNext: texts.describe("One to four short next steps."),
  // Absent in answers stored by an earlier version.
  topics: texts
    .default([])
    .describe("Ids of the topics it answers, most urgent first, for a follow-up's `earlierTopics`."),
  choices: z
    .array(topicChoiceSchema)
    .default([])
    .describe("Other topics the question may be about, the likeliest first; empty where the answer is sure."),
  openQuestions: texts
    .default([])
    .describe("Questions in the message that the answer leaves open, in the parent's words."),
});
export type ChatAnswer = Infer<typeof chatAnswerSchema>;

const goalPointsSchema = z.strictObject({
  part: z.enum(goalParts).describe("The part of the goal that is scored."),
  title: z.string().describe("The part's name for a parent."),
  points: z.number().min(0).describe("The points it gets."),
  of: z.number().positive().describe("The most points it can get."),
  why: z.string().describe("What was found or is missing, in one sentence."),
  quote: z
    .string()
    .optional()
    .describe("The goal's own words that the points are for, exactly once in the goal; absent for none."),
});
export type GoalPoints = Infer<typeof goalPointsSchema>;

const goalCapSchema = z.strictObject({
  id: z.enum(goalCaps).describe("The problem that limits the score."),
  atMost: z.number().int().min(0).max(100).describe("The highest score possible with it."),
  why: z.string().describe("The reason in a sentence."),
});

const goalPartReadSchema = z.strictObject({
  part: z.enum(goalParts).describe("The part of the goal."),
  title: z.string().describe("What the part says, for a parent."),
  isFound: z.enum(["yes", "partly", "no"]).describe("Whether the goal has it."),
  found: z.string().describe("What was found, with the goal's words, or what is missing, in one sentence."),
});
/** A part of a goal as the rules read it. */
export type GoalPartRead = Infer<typeof goalPartReadSchema>;

export const goalAnalysisSchema = z.strictObject({
  ...base,
  score: z
    .number()
    .int()
    .min(0)
    .max(100)
    .nullable()
    .describe("The score, 0 to 100; null unless `outcome` is `answered`."),
  feedback: z.string().describe("The finding in a few sentences."),
  suggestions: texts.describe("What to change in the goal."),
  points: z.array(goalPointsSchema).describe("The points by part, in the order of the rubric."),
  caps: z.array(goalCapSchema).describe("Problems that limit the score, whatever else is right."),
  rewritten: z
    .string()
    .nullable()
    .describe("The rewritten goal, with `[blanks]` where facts are missing; null for nothing to rewrite."),
  partsRead: z
    .array(goalPartReadSchema)
    .optional()
    .describe("The parts to confirm, where `outcome` is `to_confirm`."),
});
export type GoalAnalysis = Infer<typeof goalAnalysisSchema>;

export const goalAnalysesSchema = z.strictObject({
  ...base,
  goals: z.array(goalAnalysisSchema).describe("The answer to each goal, in the order of the request."),
});
/** The analyses of one IEP's goals, which one use pays for together. */
export type GoalAnalyses = Infer<typeof goalAnalysesSchema>;

const denialRemarkSchema = z.strictObject({
  field: z.enum(["denialReason", "context"]).describe("The field of the request that the note is about."),
  start: z.number().int().min(0).describe("The position of the first character in that field, from 0."),
  end: z.number().int().min(0).describe("The position after the last character."),
  name: z.string().describe('What the words are, such as "Good grades".'),
  note: z.string().describe("What they mean for the denial."),
});
/** A note on part of the parent's text. A stored answer must not repeat the text, so it only has the position. */
export type DenialRemark = Infer<typeof denialRemarkSchema>;

const denialAnalysisSchema = z.strictObject({
  isValidDenial: z
    .boolean()
    .nullable()
    .describe("False for `likely_invalid`, true for `may_be_valid`, null for every other verdict."),
  verdict: z.enum(denialVerdicts).describe("Whether the school's reason can be valid."),
  explanation: z.string().describe("Why, in a few sentences."),
  nextSteps: texts.describe("What to do next."),
  wouldChange: texts.describe("Facts that would change this finding."),
  wouldMakeValid: texts.describe("What would make the school's denial valid."),
  send: z
    .strictObject({
      letter: letter.describe("The type of letter."),
      why: z.string().describe("Why to send it, in a sentence."),
    })
    .nullable()
    .describe("The letter to send; null for none."),
  remarks: z
    .array(denialRemarkSchema)
    .optional()
    .describe("Notes on the parent's text, in its order. Absent from answers that an earlier version kept."),
});
export type DenialAnalysis = Infer<typeof denialAnalysisSchema>;

const reasonReadSchema = z.strictObject({
  reason: z.string().describe("The reason's id, for `reasons`."),
  title: z.string().describe("What the school says, in a parent's words."),
  isRead: z
    .boolean()
    .describe("Whether it was read in the parent's words; false for the others that we know."),
});
/** A reason that the school may have given, for the parent to confirm. */
export type ReasonRead = Infer<typeof reasonReadSchema>;

export const decodedDenialSchema = z.strictObject({
  ...base,
  success: z.boolean().describe("Whether the denial was decoded."),
  reasonsRead: z
    .array(reasonReadSchema)
    .optional()
    .describe(
      "The reasons to confirm, where `outcome` is `to_confirm`, those that were read first. Absent when none was read.",
    ),
  analysis: denialAnalysisSchema.describe("The finding."),
});
export type DecodedDenial = Infer<typeof decodedDenialSchema>;

export const translationSchema = z.strictObject({
  ...base,
  term: z.string().describe("The term that the answer explains."),
  category: z.string().describe("The kind of term, such as `Disability category`."),
  explanation: z.string().describe("What it means, in plain words."),
  whyItMatters: z.string().describe("Why it matters to a parent."),
  whatToAsk: z.string().describe("A question to ask the school."),
  noRule: z
    .string()
    .nullable()
    .describe("A sentence that no rule is behind the term; null where `citations` has one."),
  relatedTerms: texts.describe("The nearest known terms, where the term is unknown."),
});
export type Translation = Infer<typeof translationSchema>;

const disputeStepSchema = z.strictObject({
  title: z.string().describe("The step's name."),
  what: z.string().describe("What to do, in one or two sentences."),
  who: z.string().describe("Who does it, or who receives it."),
  cost: z.string().describe("What it costs."),
  time: z.string().describe("How long it takes."),
  form: z
    .strictObject({
      label: z.string().describe("The form's name."),
      address: z.string().describe("The form's address on the web."),
    })
    .nullable()
    .describe("The official form; null for none."),
  attach: texts.describe("What to attach."),
  risk: z.string().describe("What can go wrong."),
  stop: z.string().describe("When not to go on."),
  letter: letter.nullable().describe("The letter that starts the step; null for none."),
});
/** One step of a dispute, with what a parent must know before taking it. */
export type DisputeStep = Infer<typeof disputeStepSchema>;

const disputeDeadlineSchema = z.strictObject({
  what: z.string().describe('What has to be done, such as "State complaint".'),
  rule: z.string().describe('The rule in words, such as "within 1 year of what happened".'),
  by: z.iso
    .date()
    .nullable()
    .describe("The last day, counted from `eventDate`; null without one or where it cannot be counted."),
  isOver: z.boolean().describe("Whether the last day is in the past."),
  citation: z.string().describe("The id of the citation that it rests on."),
});
export type DisputeDeadline = Infer<typeof disputeDeadlineSchema>;

export const disputeGuidanceSchema = z.strictObject({
  ...base,
  title: z.string().describe("The recommended way in a few words."),
  reason: z.string().describe("Why this way."),
  steps: texts.describe("The steps, each in a sentence."),
  timeline: z.string().describe("How long it takes in total."),
  warnings: texts.describe("What to be careful about."),
  resources: texts.describe("Where to find help."),
  urgencyLevel: z.enum(["high", "medium", "low"]).describe("How soon to act."),
  route: z.array(disputeStepSchema).describe("The same steps in detail."),
  deadlines: z.array(disputeDeadlineSchema).describe("The deadlines that may apply."),
  stayPut: z.string().describe("Whether the child stays in the current placement in the meantime."),
});
export type DisputeGuidance = Infer<typeof disputeGuidanceSchema>;

const answerSchema = z.union([
  chatAnswerSchema,
  goalAnalysisSchema,
  goalAnalysesSchema,
  decodedDenialSchema,
  translationSchema,
  disputeGuidanceSchema,
]);
export type AiAnswer = Infer<typeof answerSchema>;

export const keptAnswerSchema = z.strictObject({
  tool: z.enum(aiTools).describe("The tool that answered."),
  at: z.iso.datetime().describe("When it answered, in UTC."),
  until: z.iso.datetime().describe("Until when the answer can be shown again, in UTC."),
  answer: answerSchema.describe("The answer, as the tool's own call returned it."),
});
/** A paid answer, while it can be shown again (ADR 7). */
export type KeptAnswer = Infer<typeof keptAnswerSchema>;
