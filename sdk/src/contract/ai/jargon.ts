import type { AnswerBase } from "./AnswerBase.ts";

export interface TermToTranslate {
  readonly term: string;
  readonly state?: string | undefined;
}

export interface Translation extends AnswerBase {
  readonly term: string;
  readonly category: string;
  readonly explanation: string;
  readonly whyItMatters: string;
  readonly whatToAsk: string;
  /** Says that no rule is behind the term; null where `citations` has one. */
  readonly noRule: string | null;
  /** Where the term is not known: the nearest that are. */
  readonly relatedTerms: readonly string[];
}
