import { detailFields, type LetterForm } from "../form/fields.ts";

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
