import { isSpanish } from "../../../documents/letter/isSpanish.ts";
import { type DetailField, detailFields, type LetterForm } from "../form/fields.ts";
import { linesOf } from "../writing/parentWords.ts";
import { withoutNothing } from "./withoutNothing.ts";

/** A translation that the parent has read and approved. It is void once they change what they typed. */
interface Approved {
  /** The field as it was typed. */
  readonly typed: string;
  /** Its lines in Spanish, in English. */
  readonly english: string;
}

type ByField<Value> = Readonly<Partial<Record<DetailField, Value>>>;

/** The lines of a field that are in Spanish, as a letter has them; none where it says nothing. */
export function linesInSpanish(form: LetterForm, field: DetailField): readonly string[] {
  const text = withoutNothing(form)[field];
  return linesOf(text).filter((line) => isSpanish(line, text));
}

/** The approved translations, by field. */
export function approvedIn(form: LetterForm): ByField<string> {
  const all = stored(form);
  return Object.fromEntries(
    detailFields.flatMap((field) => {
      const { typed, english } = all[field] ?? {};
      return english !== undefined && typed === form[field] ? [[field, english]] : [];
    }),
  );
}

/** The fields whose translation is void. */
export function voidIn(form: LetterForm): readonly DetailField[] {
  const all = stored(form);
  return detailFields.filter((field) => all[field] && all[field].typed !== form[field]);
}

/** @param english null takes the field's translation out. */
export function withTranslation(form: LetterForm, field: DetailField, english: string | null): LetterForm {
  const { [field]: _, ...others } = stored(form);
  const all = english === null ? others : { ...others, [field]: { typed: form[field], english } };
  return { ...form, translations: Object.keys(all).length === 0 ? "" : JSON.stringify(all) };
}

/** The form with what the parent approved in place of the Spanish. */
export function inEnglish(form: LetterForm): LetterForm {
  const told = withoutNothing(form);
  const fields = Object.entries(approvedIn(form)).map(([field, english]) => [
    field,
    inPlace(told[field as DetailField], linesOf(english)),
  ]);
  return { ...told, ...Object.fromEntries(fields) };
}

/** Line for line; a translation with more lines or fewer replaces the Spanish as a whole. */
function inPlace(text: string, english: readonly string[]): string {
  const lines = linesOf(text).map((line) => ({ line, isSpanish: isSpanish(line, text) }));
  const left = [...english];
  const isLineForLine = lines.filter((one) => one.isSpanish).length === english.length;
  return lines
    .flatMap((one) => (one.isSpanish ? left.splice(0, isLineForLine ? 1 : left.length) : [one.line]))
    .join("\n");
}

/** Damaged ones are none. */
function stored({ translations }: LetterForm): ByField<Approved> {
  let all: unknown;
  try {
    all = JSON.parse(translations || "{}");
  } catch {
    return {};
  }
  const entries = Object.entries(typeof all === "object" && all !== null ? all : {});
  return Object.fromEntries(entries.filter(([, one]) => isApproved(one)));
}

function isApproved(value: unknown): value is Approved {
  if (typeof value !== "object" || value === null) return false;
  const { typed, english }: { readonly typed?: unknown; readonly english?: unknown } = value;
  return typeof typed === "string" && typeof english === "string" && english.trim() !== "";
}
