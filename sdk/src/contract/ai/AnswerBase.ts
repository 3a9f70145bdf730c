import type { FactStatus } from "../../law/index.ts";
import type { CrisisHelp } from "../../safety/index.ts";

/** What wrote an answer: our AI provider, or our own rules, which need no network. */
export const aiEngines = ["openai", "rules"] as const;
export type AiEngineName = (typeof aiEngines)[number];

/** A rule that an answer rests on. */
export interface AnswerCitation {
  /** A provision's id, or `state:TX:evaluation` for a fact of a state record. */
  readonly id: string;
  /** The official reference, or what the fact is about where no reference was found. */
  readonly label: string;
  /** Where anyone can read it; null for general knowledge. */
  readonly address: string | null;
  readonly status: FactStatus;
  /** How sure we are, in a sentence for a parent (ADR 19). */
  readonly statusInWords: string;
}

export const answerOutcomes = ["answered", "to_confirm", "unknown", "declined"] as const;
export type AnswerOutcome = (typeof answerOutcomes)[number];

/** What every answer of an AI tool carries, whichever engine wrote it. */
export interface AnswerBase {
  /**
   * `to_confirm`: what was read, to be confirmed before there is an answer. `unknown`: we do not know. `declined`: not
   * what this tool is for. All three are free.
   */
  readonly outcome: AnswerOutcome;
  readonly engine: AiEngineName;
  /** Why it was not the AI although there is one, in a sentence; null otherwise. */
  readonly engineNote: string | null;
  readonly citations: readonly AnswerCitation[];
  /** Shown before everything else where what was typed is a sign of crisis (ADR 18). */
  readonly crisis: CrisisHelp | null;
  /** That this is not legal advice (ADR 30). */
  readonly disclaimer: string;
  /** Whether a paid use was spent on it. */
  readonly isCharged: boolean;
}
