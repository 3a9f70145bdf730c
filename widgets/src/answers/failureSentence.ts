import { ApiError } from "@iep-insider/sdk/client";
import { answerWords } from "./words.ts";

/**
 * Why there is no answer, and what it means for the parent's money (ADR 30).
 * @param isKnownFree whether it is known that nothing was charged.
 */
export function failureSentence(error: unknown, isKnownFree: boolean): string {
  const sentence = error instanceof ApiError ? error.sentence : answerWords.unexpected;
  if (!isKnownFree) return `${sentence} ${answerWords.mayBeCharged}`;
  return /nothing was charged|no se cobró nada/i.test(sentence)
    ? sentence
    : `${sentence} ${answerWords.nothingCharged}`;
}
