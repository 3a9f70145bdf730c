import type { AnswerBase } from "./AnswerBase.ts";
import type { LetterToSend } from "./lettersToSend.ts";

export interface DenialToDecode {
  /** The label of a reason of the list, or the parent's own words (tools.md section 5). */
  readonly denialReason: string;
  readonly context?: string | undefined;
  readonly state?: string | undefined;
}

export const denialVerdicts = [
  "likely_invalid",
  "may_be_valid",
  "depends",
  "need_facts",
  "unavailable",
] as const;
export type DenialVerdict = (typeof denialVerdicts)[number];

export interface DenialAnalysis {
  /** Null unless the verdict is `likely_invalid` (false) or `may_be_valid` (true) (DECISIONS 23). */
  readonly isValidDenial: boolean | null;
  readonly verdict: DenialVerdict;
  readonly explanation: string;
  readonly nextSteps: readonly string[];
  /** Facts that would change this finding. */
  readonly wouldChange: readonly string[];
  /** What would make the school's refusal valid. */
  readonly wouldMakeValid: readonly string[];
  readonly send: { readonly letter: LetterToSend; readonly why: string } | null;
}

export interface DecodedDenial extends AnswerBase {
  readonly success: boolean;
  readonly analysis: DenialAnalysis;
}
