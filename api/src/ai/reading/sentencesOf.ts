/** One sentence of an account in small letters, with plain apostrophes; `[date 1]` and the like stay as they are. */
export interface AccountSentence {
  readonly text: string;
  /** Whether it asks: what it names has not been said to have happened. */
  readonly isQuestion: boolean;
}

/** The sentences of a parent's account, in order. Months are written without a period, so that none ends a sentence. */
export function sentencesOf(account: string): readonly AccountSentence[] {
  return account
    .replace(/[’‘`]/g, "'")
    .replace(/\s*\n+\s*/g, ". ")
    .replace(/\b(?:(jan|feb|mar|apr|aug|sept?|oct|nov|dec)\.(?=\s?\d)|(mr|mrs|ms|dr|st)\.)/gi, "$1$2")
    .toLowerCase()
    .split(/(?<=[.!?])\s+|;\s*/)
    .filter((text) => /\p{L}/u.test(text))
    .map((text) => ({ text, isQuestion: asks.test(text) }));
}

const asks =
  /\?\W*$|^\W*(?:and |but |so )?(?:did|does|should|can|could|would|how|what|when|where|who|why|is it|do i|do we|have i|am i)\b/;
