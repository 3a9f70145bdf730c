import type { DecodedDenial, DenialReasonId, DenialToDecode } from "@iep-insider/sdk/contract";
import { isStateCode, type StateCode } from "@iep-insider/sdk/law";
import type { Replaced } from "@iep-insider/sdk/safety";
import { hints } from "./content.ts";

/** What a parent has filled in. */
export interface DenialForm {
  readonly reason: DenialReasonId | "";
  /** The reason in the parent's own words, where none of the list fits. */
  readonly own: string;
  readonly context: string;
  readonly state: StateCode | "";
  /** What the last paid answer was asked with, so that its notes find their words again after a reload. */
  readonly asked?: AskedTexts | undefined;
}

/** Texts of a question as they were sent, and what was taken out of them. */
export interface SentTexts {
  readonly texts: readonly { readonly field: string; readonly text: string }[];
  readonly replaced: readonly Pick<Replaced, "placeholder" | "original">[];
}

export interface AskedTexts extends SentTexts {
  /** Where the notes of its answer point (`placesOf`): another answer's notes do not fit these texts. */
  readonly places: string;
}

export const emptyForm: DenialForm = { reason: "", own: "", context: "", state: "" };

/** The places that the notes of an answer point to, as one text. */
export function placesOf({ analysis }: DecodedDenial): string {
  return (analysis.remarks ?? []).map(({ field, start, end }) => `${field} ${start}-${end}`).join();
}

/** The texts that the notes of an answer of before point into; null where they are not on this device. */
export function textsOf(answer: DecodedDenial, { asked }: DenialForm): SentTexts | null {
  return asked && asked.places === placesOf(answer) ? asked : null;
}

/** A form that was kept or handed over, read back. What is missing, unknown or of another shape is left out. */
export function formFrom(given: unknown): DenialForm | null {
  if (typeof given !== "object" || given === null) return null;
  const text = (field: keyof DenialForm): string => {
    const value: unknown = Reflect.get(given, field);
    return typeof value === "string" ? value : "";
  };
  const reason = text("reason");
  const state = text("state");
  return {
    reason: isReason(reason) ? reason : "",
    own: text("own"),
    context: text("context"),
    state: isStateCode(state) ? state : "",
    asked: askedFrom(Reflect.get(given, "asked")),
  };
}

function askedFrom(given: unknown): AskedTexts | undefined {
  const { places, texts, replaced } = fieldsOf(given);
  if (typeof places !== "string" || !Array.isArray(texts) || !Array.isArray(replaced)) return undefined;
  const strings = <Key extends string>(all: readonly unknown[], ...keys: readonly [Key, Key]) =>
    all
      .map(fieldsOf)
      .filter((one): one is Record<Key, string> => keys.every((key) => typeof one[key] === "string"));
  return {
    places,
    texts: strings(texts, "field", "text"),
    replaced: strings(replaced, "placeholder", "original"),
  };
}

function fieldsOf(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === "object" ? { ...given } : {};
}

function isReason(id: string): id is DenialReasonId {
  return Object.hasOwn(hints, id);
}

/** What is still missing before it can be asked. */
export function missing({ reason, own }: DenialForm): "reason" | "own" | null {
  if (reason === "") return "reason";
  return reason === "other" && own.trim() === "" ? "own" : null;
}

/**
 * What is asked: the parent's own words, or else the label of the reason.
 * @param labelOf the label of a reason.
 */
export function questionOf(
  { reason, own, context, state }: DenialForm,
  labelOf: (reason: DenialReasonId) => string,
): DenialToDecode {
  return {
    denialReason: reason === "other" || reason === "" ? own.trim() : labelOf(reason),
    context: context.trim() || undefined,
    state: state || undefined,
  };
}

/** Whether an answer has nothing to show, so that the fallback stands in its place. */
export function isFailed({ success, outcome, analysis }: DecodedDenial): boolean {
  return analysis.explanation.trim() === "" || (!success && outcome === "answered");
}
