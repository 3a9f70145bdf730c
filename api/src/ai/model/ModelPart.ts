import type { AiTool } from "@iep-insider/sdk/contract";
import type { z } from "zod";
import type { Draft, InputOfTool, Question } from "../AnswerTool.ts";

/**
 * What a model may write of an answer. The rules' draft comes first: what can be counted (a score, a deadline, a route)
 * stays theirs, and the model writes the words around it.
 */
export interface ModelPart<Tool extends AiTool> {
  /** A short name for the provider: letters, digits, `_`. */
  readonly name: string;
  /** What the model fills in. `.nullable()` where something is optional (the provider's structured outputs ask for it). */
  readonly schema: z.ZodType;
  /** What this tool is for and what the fields mean. The rules that hold for all tools are added. */
  readonly instructions: string;
  /** Whether the model has anything to add. Left out: it always has. */
  isAsked?(question: Question<Tool>, byRules: Draft<Tool>): boolean;
  /** What the model gets besides the retrieved law and the parent's words: the rules' own finding. */
  brief(question: Question<Tool>, byRules: Draft<Tool>): string;
  /** The draft with the model's words in it. @param filled what `schema` read. @throws when it does not fit. */
  merge(filled: unknown, question: Question<Tool>, byRules: Draft<Tool>): Draft<Tool>;
}

/** What a model reads out of a question, before the law for it is looked up and anything is written. */
export interface ModelReading<Tool extends AiTool> {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly instructions: string;
  /** What it may choose from. */
  readonly material: string;
  /** The question as it was read. @param filled what `schema` read. @throws {Misread} when it does not fit. */
  apply(filled: unknown, input: InputOfTool<Tool>): InputOfTool<Tool>;
}

/** What a model read out of a question is nonsense. */
export class Misread extends Error {}
