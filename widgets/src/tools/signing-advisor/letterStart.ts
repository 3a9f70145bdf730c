import { exceptionTexts } from "./exceptions.ts";
import type { SigningResult } from "./logic.ts";
import type { QuestionId } from "./questions.ts";

/** The letters that a result can lead to, as the letter generator names them. */
export type LetterAfterSigning = "follow_up" | "disagreement" | "prior_written_notice";

/** Answers that are decisions of the school, which it has to give in writing. */
const decisions: readonly QuestionId[] = ["services_denied", "services_reduced"];

/** The letter that fits: to write down what was agreed, to disagree, or to get a decision in writing. */
export function letterAfter({ concerns }: SigningResult): LetterAfterSigning {
  if (concerns.length === 0) return "follow_up";
  return concerns.every(({ id }) => decisions.includes(id)) ? "prior_written_notice" : "disagreement";
}

/**
 * Start values for the letter generator: the letter, the points with a line each, what the parent added, and the
 * state. Keys are fields of that tool's form.
 */
export function letterStart(result: SigningResult): Readonly<Record<string, string | readonly string[]>> {
  const { concerns, ownConcern, state } = result;
  const points = [
    ...concerns.map(({ id }) => exceptionTexts[id].neutral),
    ...(ownConcern ? [ownConcern] : []),
  ];
  return {
    letterType: letterAfter(result),
    ...(points.length > 0 ? { specificConcerns: points } : {}),
    ...(state ? { state } : {}),
  };
}
