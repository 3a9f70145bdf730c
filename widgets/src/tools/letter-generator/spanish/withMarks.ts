import { isSpanish, translationMark } from "../../../documents/letter/isSpanish.ts";
import { type DetailField, detailFields, type LetterForm } from "../form/fields.ts";
import { linesOf } from "../writing/parentWords.ts";
import { inEnglish } from "./translations.ts";

/** The fields with words in Spanish. */
export function fieldsInSpanish(form: LetterForm): readonly DetailField[] {
  return detailFields.filter((field) => linesOf(form[field]).some((line) => isSpanish(line, form[field])));
}

/** The form for the letter that is sent: approved translations, and a mark before each other line in Spanish. */
export function formToSend(form: LetterForm): LetterForm {
  const told = inEnglish(form);
  const marked = fieldsInSpanish(told).map((field) => [
    field,
    linesOf(told[field])
      .map((line) => (isSpanish(line, told[field]) ? `${translationMark} ${line}` : line))
      .join("\n"),
  ]);
  return { ...told, ...Object.fromEntries(marked) };
}
