import type { DenialToDecode, LetterToSend } from "@iep-insider/sdk/contract";

/** Letters with a field for what was refused or is wrong; the others only have room for additions. */
const aboutConcerns: readonly LetterToSend[] = [
  "prior_written_notice",
  "disagreement",
  "iee_request",
  "follow_up",
];

/**
 * Start values for the letter generator: the letter, the school's reason and what happened, as the parent typed them.
 * Keys are fields of that tool's form.
 * @param typed null for a stored answer, whose question is not known any more.
 */
export function letterStart(
  letter: LetterToSend,
  typed: DenialToDecode | null,
  state: string,
): Readonly<Record<string, string | readonly string[]>> {
  const lines = typed
    ? [letterWords.reason(typed.denialReason), ...(typed.context ? [typed.context] : [])]
    : [];
  const field = aboutConcerns.includes(letter) ? "specificConcerns" : "additionalInfo";
  return {
    letterType: letter,
    ...(lines.length > 0 ? { [field]: lines } : {}),
    ...(state ? { state } : {}),
  };
}

/** Texts inside a letter, in the parent's voice. */
const letterWords = {
  reason: (reason: string) => `The reason I was given: ${reason}`,
} as const;
