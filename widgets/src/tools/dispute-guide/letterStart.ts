import type { DisputeQuestion, LetterToSend } from "@iep-insider/sdk/contract";

/** Letters with a field for what was refused or is wrong; the others only have room for additions. */
const aboutConcerns: readonly LetterToSend[] = [
  "prior_written_notice",
  "disagreement",
  "iee_request",
  "follow_up",
];

/**
 * Start values for the letter generator: the letter of a step, what happened as the parent typed it, and the state.
 * Keys are fields of that tool's form.
 * @param typed null for a plan of before, whose question is not known any more.
 */
export function letterStart(
  letter: LetterToSend,
  typed: DisputeQuestion | null,
  state: string,
): Readonly<Record<string, string | readonly string[]>> {
  const field = aboutConcerns.includes(letter) ? "specificConcerns" : "additionalInfo";
  return {
    letterType: letter,
    ...(typed?.additionalContext ? { [field]: [typed.additionalContext] } : {}),
    ...(state ? { state } : {}),
  };
}
