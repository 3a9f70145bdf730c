import type {
  AiTool,
  AnswerBase,
  ChatAnswer,
  ChatQuestion,
  DecodedDenial,
  DenialToDecode,
  DisputeGuidance,
  DisputeQuestion,
  GoalAnalysis,
  GoalToAnalyze,
  TermToTranslate,
  Translation,
} from "@iep-insider/sdk/contract";
import type { Declined } from "@iep-insider/sdk/safety";
import type { z } from "zod";
import type { Evidence } from "./law/Evidence.ts";
import type { LawIndex } from "./law/LawIndex.ts";

/** A chat question, with the topics that a model found in it; absent if no model was called. */
export interface ReadChatQuestion extends ChatQuestion {
  readonly foundTopics?: readonly string[];
}

/** A refusal, with what a model found in it; absent where none was asked. */
export interface ReadDenialToDecode extends DenialToDecode {
  readonly found?: {
    /** Of the reasons of our list. */
    readonly reasons: readonly string[];
    /** The topic of the chat that the refusal is about; null where a reason was found, or no topic fits. */
    readonly topic: string | null;
  };
}

/** Words to explain, with the ids of the terms of our glossary that a model found in them; absent where none was asked. */
export interface ReadTermToTranslate extends TermToTranslate {
  readonly foundTerms?: readonly string[];
}

interface Traffic {
  readonly chat: { readonly input: ReadChatQuestion; readonly answer: ChatAnswer };
  readonly "goal-analyzer": { readonly input: GoalToAnalyze; readonly answer: GoalAnalysis };
  readonly "denial-decoder": { readonly input: ReadDenialToDecode; readonly answer: DecodedDenial };
  readonly "jargon-translator": { readonly input: ReadTermToTranslate; readonly answer: Translation };
  readonly "dispute-guide": { readonly input: DisputeQuestion; readonly answer: DisputeGuidance };
}

export type InputOfTool<Tool extends AiTool> = Traffic[Tool]["input"];
export type AnswerOfTool<Tool extends AiTool> = Traffic[Tool]["answer"];

/** An engine's draft: the answer without the fields common to all tools. */
export type Draft<Tool extends AiTool> = Omit<AnswerOfTool<Tool>, keyof AnswerBase> &
  Pick<AnswerBase, "outcome"> & {
    /** Ids of the retrieved rules that support it, most important first. */
    readonly citations: readonly string[];
    /** For the evaluation: the chat topics that another tool matched. */
    readonly readAs?: readonly string[];
    /** False if the rules may have misread the question: the answer is shown, says so, and is free. */
    readonly isSure?: boolean;
  };

/** A question with everything that may be used to answer it. */
export interface Question<Tool extends AiTool> {
  readonly input: InputOfTool<Tool>;
  readonly evidence: Evidence;
  readonly law: LawIndex;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** What a tool understood of a question, for the parent to confirm before an answer that may be charged. */
export interface Confirmation<Tool extends AiTool> {
  /** Whether the parent has not confirmed anything yet. */
  isOpen(input: InputOfTool<Tool>): boolean;
  /** Whether the parent said that nothing fits: the rules' remaining answer is free. */
  isRejected?(input: InputOfTool<Tool>): boolean;
  /**
   * @param byRules the rules' answer to the question as they read it. @param hasModel whether a model would answer too.
   * @returns a draft of outcome `to_confirm`; null if the rules' answer is free and shown immediately.
   */
  read(question: Question<Tool>, byRules: Draft<Tool>, hasModel: boolean): Draft<Tool> | null;
}

/**
 * One AI tool: what it retrieves, how rules answer it, and what a model may write of it. One folder of `tools` each.
 */
export interface AnswerTool<Tool extends AiTool> {
  readonly tool: Tool;
  /** The parent's free text, checked for signs of crisis and for requests that we decline. */
  wordsOf(input: InputOfTool<Tool>): readonly string[];
  /** Those of them that were typed, not chosen from a list; left out: all. They tell the question's language. */
  typedOf?(input: InputOfTool<Tool>): readonly string[];
  /** The same question with other free text, in the order of `wordsOf`. */
  withWords(input: InputOfTool<Tool>, words: readonly string[]): InputOfTool<Tool>;
  /** The law that may answer it. An answer cites and says nothing beyond it. */
  retrieve(input: InputOfTool<Tool>, law: LawIndex): Evidence;
  /** For a tool that is charged only once the parent has confirmed what was read (ADR 31). */
  readonly confirmation?: Confirmation<Tool>;
  /** The rules engine: no network, no clock, the same answer every time. */
  answerByRules(question: Question<Tool>): Draft<Tool>;
  /** Declines politely, and says what the tool can do instead. */
  decline(why: Declined, input: InputOfTool<Tool>): Draft<Tool>;
  /** Says that it does not know, and whom to ask. Used if no draft passed the checks. */
  doNotKnow(question: Question<Tool>): Draft<Tool>;
  /** Every sentence of the draft that a parent reads, except quotations of the parent's own text. */
  proseOf(draft: Draft<Tool>): readonly string[];
  /**
   * The draft with its places moved to where they are in the text as it came, for a tool whose answer has places.
   * @param input the text without details, which the places are of. @param restore puts the details back in.
   */
  movePlaces?(draft: Draft<Tool>, input: InputOfTool<Tool>, restore: (text: string) => string): Draft<Tool>;
  /** The most words that the prose may have. */
  readonly longestProse: number;
  /** What a model finds out about a question before it writes, where the tool leaves that to it. */
  readonly reading?: ModelReading<Tool>;
  /** What the OpenAI engine needs. */
  readonly model: ModelPart<Tool>;
}

/**
 * What a model may write of an answer. The rules' draft comes first: what can be counted (a score, a deadline, a route)
 * stays theirs, and the model writes the words around it.
 */
export interface ModelPart<Tool extends AiTool> {
  /** A short name for the provider: letters, digits, `_`. */
  readonly name: string;
  /**
   * What the model fills in. `.nullable()` where something is optional (the provider's structured outputs ask for it).
   */
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
  /** Whether there is something to choose: not where the parent has chosen. */
  isAsked(input: InputOfTool<Tool>): boolean;
  /** What it may choose from. */
  readonly material: string;
  /**
   * The question as it was read. @param filled what `schema` read. @throws {Misread} (`model/TryFailed.ts`) when
   * nothing of it is on the list. @throws {ZodError} when it does not fit `schema`.
   */
  apply(filled: unknown, input: InputOfTool<Tool>): InputOfTool<Tool>;
}

/** The five AI tools by their ids. */
export type AnswerTools = { readonly [Tool in AiTool]: AnswerTool<Tool> };
