import type { Duration } from "@iep-insider/sdk/law";
import type { LetterDocument, LetterPart } from "../../documents/index.ts";
import type { Pair } from "../../documents/letter/BothLetters.tsx";
import { copyWords } from "../../documents/letter/copyWords.ts";
import { isSpanish, translationMark } from "../../documents/letter/isSpanish.ts";
import { asSentence, exceptionStatement, type StatementChoice } from "./statement.ts";
import { exceptionStatement as inSpanish } from "./statement.ts?es";

/** The statement, in both languages. */
export interface StatementInBoth {
  /** The English one with its copy, for print and files. */
  readonly document: LetterDocument;
  readonly copy: LetterDocument;
  readonly pairs: readonly Pair[];
  /** Whether what the parent added is in Spanish, and marked for translation in the English. */
  readonly isMarked: boolean;
}

/** Parameters and null as of `exceptionStatement`. */
export function statementInBoth(
  choice: StatementChoice,
  today: string,
  limit: Duration | null,
): StatementInBoth | null {
  const own = asSentence(choice.custom);
  const isMarked = isSpanish(own);
  const custom = isMarked ? `${translationMark} ${own}` : own;
  const english = exceptionStatement({ ...choice, custom }, today, limit);
  const read = inSpanish(choice, today, limit);
  if (english === null || read === null) return null;
  const copy = { ...read, labels: copyWords.labels };
  const pairs = english.body.map((part, index) => ({
    kind: part.kind,
    english: textsOf(part),
    spanish: textsOf(copy.body[index]),
  }));
  return { document: { ...english, spanishCopy: copy }, copy, pairs, isMarked };
}

function textsOf(part: LetterPart | undefined): readonly string[] {
  if (part === undefined) return [];
  return part.kind === "list" ? part.items : [part.text];
}
