import type { DisputeQuestion, LetterToSend } from "@iep-insider/sdk/contract";

/** Letters that ask what was refused or is wrong; the others only have room for something further. */
const aboutConcerns: readonly LetterToSend[] = [
  "prior_written_notice",
  "disagreement",
  "iee_request",
  "follow_up",
];

/**
 * What the letter generator begins with: the letter of a step, what happened as the parent typed it, and the state.
 * The keys are fields of that tool's form.
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
