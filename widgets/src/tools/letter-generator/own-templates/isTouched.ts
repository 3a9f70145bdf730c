import type { LetterForm } from "../form/fields.ts";

/** Whether a parent has put anything into the form. */
export function isTouched({ date: _date, ...form }: LetterForm): boolean {
  return Object.values(form).some((value) => value.trim() !== "");
}
