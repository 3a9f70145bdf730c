import { type AiTool, aiTools, goalParts } from "@iep-insider/sdk/contract";
import { contract } from "@iep-insider/sdk/contract/schemas";
import { z } from "zod";
import { isTopic } from "./topics.ts";

const inputSchemas: Readonly<Record<AiTool, z.ZodType>> = {
  chat: contract.ai.chat.input,
  "goal-analyzer": contract.ai.analyzeGoal.input,
  "denial-decoder": contract.ai.decodeDenial.input,
  "jargon-translator": contract.ai.translateJargon.input,
  "dispute-guide": contract.ai.getDisputeGuidance.input,
};

const topic = z.string().refine(isTopic, "No such topic: topics.ts lists them.");
const wording = z.string().min(1);
const score = z.number().min(0).max(100);

/** What one message of a parent asks, and what an answer to it has to be. */
const turn = z.strictObject({
  input: z.record(z.string(), z.string()),
  /** One entry for each question that is asked, the most urgent first; of each, the topics that answer it. */
  questions: z.array(z.array(topic).min(1)),
  /** Topics that may be addressed as well. Any other is a wrong one. */
  alsoFine: z.array(topic).default([]),
  /** Facts that have to show, each as ways to say it. */
  uses: z.array(z.array(wording).min(1)).default([]),
  neverSays: z.array(wording).default([]),
  /** Whether a use may be spent on the answer. */
  mayCharge: z.boolean(),
  /** Of a goal: the score that a strict and fair expert would give, and what is wrong with it. */
  scoreFrom: score.optional(),
  scoreTo: score.optional(),
  flags: z.array(z.string()).optional(),
  /** Of a goal: whether each part is in its text, as a careful parent reads it. */
  parts: z.partialRecord(z.enum(goalParts), z.enum(["yes", "no", "unsure"])).optional(),
});

/** One case: a message, or a conversation of two to four. */
export const askedCaseSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "An id is in kebab-case."),
    tool: z.enum(aiTools),
    language: z.enum(["en", "es"]),
    kind: z.enum(["single", "several-questions", "follow-up", "outside"]),
    /** What the case is for, in a sentence. */
    why: z.string().min(1),
    turns: z.array(turn).min(1).max(4),
  })
  .superRefine(({ tool, turns }, context) => {
    for (const [index, { input }] of turns.entries())
      for (const issue of inputSchemas[tool].safeParse(input).error?.issues ?? [])
        context.addIssue({ code: "custom", message: issue.message, path: ["turns", index, "input"] });
  });

export type AskedCase = z.infer<typeof askedCaseSchema>;
export type AskedTurn = AskedCase["turns"][number];
