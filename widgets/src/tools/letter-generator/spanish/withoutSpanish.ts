import type { DetailField, LetterForm } from "../form/fields.ts";
import type { Finding } from "../result/review.ts";

/** What reads the Spanish that a parent typed. */
export interface TypedReader {
  readonly readable: (form: LetterForm) => LetterForm;
  readonly fieldsInSpanish: (form: LetterForm) => readonly DetailField[];
}

/** The review reads English: it cannot tell that a day or an example is missing from words in Spanish. */
export function withoutSpanish(
  findings: readonly Finding[],
  unread: readonly DetailField[],
): readonly Finding[] {
  return findings.filter(
    ({ kind, field }) => !(["no-date", "no-example"].includes(kind) && unread.some((one) => one === field)),
  );
}
