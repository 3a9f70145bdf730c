import type { AnswerBase } from "./AnswerBase.ts";
import type { LetterToSend } from "./lettersToSend.ts";

export interface DenialToDecode {
  /** The label of a reason of the list, or the parent's own words. */
  readonly denialReason: string;
  readonly context?: string | undefined;
  readonly state?: string | undefined;
  /**
   * The reasons that the parent confirmed, of those in `reasonsRead`; empty where none of them fits. Without it, a reason
   * in own words is answered by what was read in it, free of charge (ADR 31).
   */
  readonly reasons?: readonly string[] | undefined;
}

/** Most reasons that a parent can confirm. */
export const mostReasons = 6;

/** A reason that the school may have given, for the parent to confirm. */
export interface ReasonRead {
  readonly reason: string;
  /** What the school says, in a parent's words. */
  readonly title: string;
  /** Whether it was read in the parent's words; false for the others that we know. */
  readonly isRead: boolean;
}

/**
 * What schools say when they refuse, in the order of the list; `label` is what a screen shows and sends as
 * `denialReason`, except for `other`, where the parent's own words are sent.
 */
export const denialReasons = [
  {
    id: "child_passing",
    label: "My child is passing or has good grades",
    description: "The school says that grades or test scores are fine, so no help is needed.",
  },
  {
    id: "no_services",
    label: "They do not have that service",
    description: "The school says that it does not offer what your child needs.",
  },
  {
    id: "too_young_old",
    label: "My child is too young or too old",
    description: "The school says that your child's age is the reason.",
  },
  {
    id: "try_other_interventions",
    label: "They want to try other help first",
    description: "The school wants tiers of extra help, tutoring or more time before it tests.",
  },
  {
    id: "budget_constraints",
    label: "There is no money or staff",
    description: "The school points to its budget, or says that it cannot find anyone.",
  },
  {
    id: "no_significant_impact",
    label: "They see no real effect on learning",
    description: "The school says that the disability does not get in the way at school.",
  },
  {
    id: "parent_concern_only",
    label: "They say it is only a parent's worry",
    description: "The school says that nobody there sees what you see.",
  },
  {
    id: "recent_evaluation",
    label: "My child was tested not long ago",
    description: "The school says that it is too soon to test again.",
  },
  {
    id: "other",
    label: "Another reason",
    description: "None of these fits. Use your own words.",
  },
] as const;
export type DenialReasonId = (typeof denialReasons)[number]["id"];

export const denialVerdicts = [
  "likely_invalid",
  "may_be_valid",
  "depends",
  "need_facts",
  "unavailable",
] as const;
export type DenialVerdict = (typeof denialVerdicts)[number];

/** A note on a stretch of the parent's text. An answer is kept for a day, so it names the place and not the words. */
export interface DenialRemark {
  readonly field: "denialReason" | "context";
  /** The first character of the field as it was sent, from 0. */
  readonly start: number;
  /** The character after the last. */
  readonly end: number;
  /** What the words are, such as "Good grades". */
  readonly name: string;
  readonly note: string;
}

export interface DenialAnalysis {
  /** Null unless the verdict is `likely_invalid` (false) or `may_be_valid` (true) (ADR 27). */
  readonly isValidDenial: boolean | null;
  readonly verdict: DenialVerdict;
  readonly explanation: string;
  readonly nextSteps: readonly string[];
  /** Facts that would change this finding. */
  readonly wouldChange: readonly string[];
  /** What would make the school's refusal valid. */
  readonly wouldMakeValid: readonly string[];
  readonly send: { readonly letter: LetterToSend; readonly why: string } | null;
  /** In the order of the text. An answer that an earlier version kept has none. */
  readonly remarks?: readonly DenialRemark[] | undefined;
}

export interface DecodedDenial extends AnswerBase {
  readonly success: boolean;
  /** To be confirmed, where `outcome` is `to_confirm`: those that were read first. None was read where it is left out. */
  readonly reasonsRead?: readonly ReasonRead[] | undefined;
  readonly analysis: DenialAnalysis;
}
