import type { DenialToDecode, LetterToSend } from "@iep-insider/sdk/contract";
import { letterWords } from "./letterWords.ts";

/** Letters that ask what was refused or is wrong; the others only have room for something further. */
const aboutConcerns: readonly LetterToSend[] = [
  "prior_written_notice",
  "disagreement",
  "iee_request",
  "follow_up",
];

/**
 * What the letter generator begins with: the letter, the school's reason and what happened, as the parent typed them.
 * The keys are fields of that tool's form.
 * @param typed null for an answer of before, whose question is not known any more.
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
