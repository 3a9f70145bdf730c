import { detailFields, emptyForm, generalFields, type LetterForm, shownDetails } from "../form/fields.ts";
import { withBlanks } from "./blanks.ts";
import {
  fits,
  isTemplateField,
  type Keepable,
  keepable,
  type OwnTemplate,
  peopleIn,
  type TemplateField,
  withoutControls,
} from "./OwnTemplate.ts";

/**
 * Makes a template from the form. Answers to another letter type's questions are omitted, as they are from the letter;
 * without "child", the child's own fields are too, and the name and dates in the parent's words become blanks.
 * @param name from `tidyName`. @param today `YYYY-MM-DD`.
 * @throws RangeError when no letter type is chosen.
 */
export function templateFrom(
  form: LetterForm,
  keep: readonly Keepable[],
  name: string,
  today: string,
): OwnTemplate {
  const letterType = form.letterType;
  if (letterType === "") throw new RangeError("Choose a letter type first.");
  const left = new Set<string>(keepable.filter((who) => !keep.includes(who)).flatMap((who) => peopleIn[who]));
  const fields: Partial<Record<TemplateField, string>> = {};
  for (const field of [...generalFields, ...shownDetails(letterType)]) {
    if (!isTemplateField(field) || left.has(field)) continue;
    const typed = withoutControls(form[field]);
    const text = keep.includes("child") || !isTold(field) ? typed : withBlanks(typed, form.childName);
    if (fits(field, text)) fields[field] = text;
  }
  return { name, savedOn: today, letterType, fields };
}

/** Whether the template has a blank where the parent's own words have the child's name or a date. */
export function hasBlanks(form: LetterForm, { fields }: OwnTemplate): boolean {
  return detailFields.some((field) => {
    const text = fields[field];
    return text !== undefined && text !== withoutControls(form[field]);
  });
}

/** A new letter from a template: its blanks are empty, and it is dated today. */
export function formFrom({ letterType, fields }: OwnTemplate, today: string): LetterForm {
  return { ...emptyForm(today), letterType, ...fields };
}

/** Whether a field contains free text; names and addresses are not searched. */
function isTold(field: TemplateField): boolean {
  return !(generalFields as readonly string[]).includes(field);
}
