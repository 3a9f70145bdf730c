import { detailFields, type LetterForm } from "../form/fields.ts";
import { linesOf } from "../writing/parentWords.ts";
import { isSpanish } from "./isSpanish.ts";

/** Before words in Spanish, in the letter that a school gets. */
export const translationMark = /* verbatim */ "[Translation needed, in Spanish:]";

/** "None", as parents write it in Spanish into a required field. */
const nothing = /^\s*(nada|ning[uú]n[oa]?|no (hay|aplica|tengo|tiene))[.!]?\s*$/i;

/** The form without lines that say nothing. */
export function withoutNothing(form: LetterForm): LetterForm {
  const lines = detailFields.map((field) => [
    field,
    form[field]
      .split("\n")
      .filter((line) => !nothing.test(line))
      .join("\n"),
  ]);
  return { ...form, ...Object.fromEntries(lines) };
}

/** The fields with words in Spanish. */
export function fieldsInSpanish(form: LetterForm): readonly (typeof detailFields)[number][] {
  return detailFields.filter((field) => linesOf(form[field]).some((line) => isSpanish(line, form[field])));
}

/** The form with a mark before each line that is in Spanish. */
export function withMarks(form: LetterForm): LetterForm {
  const marked = fieldsInSpanish(form).map((field) => [
    field,
    linesOf(form[field])
      .map((line) => (isSpanish(line, form[field]) ? `${translationMark} ${line}` : line))
      .join("\n"),
  ]);
  return { ...form, ...Object.fromEntries(marked) };
}
