import { isStateCode } from "@iep-insider/sdk/law";
import { detailFields, type LetterForm, readForm } from "./fields.ts";

interface Beginnings {
  /** What an earlier load of the page had kept; of any shape. */
  readonly draft: unknown;
  /** What another tool handed over: field of this form to its value. */
  readonly handOff: { readonly answers: Readonly<Record<string, string | readonly string[]>> } | null;
  /** The state that the owner of the page set. */
  readonly state: string | null;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/**
 * What the form begins with. What was handed over comes before the draft, but takes nothing away: where both
 * have text, both stand, and names and addresses of the draft stay.
 */
export function readStart({ draft, handOff, state, today }: Beginnings): LetterForm {
  const kept = readForm(draft, today);
  const given = handOff ? readForm(linesAsText(handOff.answers), "") : null;
  const form: Record<string, string> = { ...kept };
  for (const [field, value] of Object.entries(given ?? {})) {
    if (value === "") continue;
    form[field] = isDetail(field) ? withLinesOf(form[field] ?? "", value) : value;
  }
  const begun = form as LetterForm;
  return {
    ...begun,
    state: begun.state === "" && state !== null && isStateCode(state) ? state : begun.state,
    date: begun.date === "" ? today : begun.date,
  };
}

function isDetail(field: string): boolean {
  return detailFields.some((detail) => detail === field);
}

/** Joins both texts without duplicate lines: a parent may return with more. */
function withLinesOf(text: string, added: string): string {
  const lines = text.split("\n");
  const further = added.split("\n").filter((line) => !lines.includes(line));
  return text.trim() === "" ? added : [text, ...further].join("\n");
}

function linesAsText(answers: Readonly<Record<string, string | readonly string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).map(([field, value]) => [
      field,
      typeof value === "string" ? value : value.join("\n"),
    ]),
  );
}
