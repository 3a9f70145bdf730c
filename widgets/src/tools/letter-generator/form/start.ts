import { isStateCode } from "@iep-insider/sdk/law";
import { detailFields, emptyForm, type LetterForm, readForm } from "./fields.ts";

interface Beginnings {
  /** A stored draft, unvalidated. */
  readonly draft: unknown;
  /** Start values from another tool, by field of this form. */
  readonly handOff: { readonly answers: Readonly<Record<string, string | readonly string[]>> } | null;
  /** The state that the page's owner set. */
  readonly state: string | null;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/**
 * The initial form. Start values take precedence over the draft, but remove nothing: if both have text, both are kept,
 * and names and addresses of the draft stay.
 */
export function readStart({ draft, handOff, state, today }: Beginnings): LetterForm {
  // A self-contained file keeps no draft, and no other tool opens it.
  const begun = import.meta.env.IEP_IS_SELF_CONTAINED
    ? emptyForm(today)
    : withHandOff(readForm(draft, today), handOff);
  return {
    ...begun,
    state: begun.state === "" && state !== null && isStateCode(state) ? state : begun.state,
    date: begun.date === "" ? today : begun.date,
  };
}

function withHandOff(kept: LetterForm, handOff: Beginnings["handOff"]): LetterForm {
  const form: Record<string, string> = { ...kept };
  const given = handOff ? readForm(linesAsText(handOff.answers), "") : null;
  for (const [field, value] of Object.entries(given ?? {})) {
    if (value === "") continue;
    form[field] = isDetail(field) ? withLinesOf(form[field] ?? "", value) : value;
  }
  return form as LetterForm;
}

function isDetail(field: string): boolean {
  return detailFields.some((detail) => detail === field);
}

/** Joins two texts without duplicate lines: a parent may return with more. */
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
