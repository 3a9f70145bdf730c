import type { DecodedDenial, DenialReasonId, DenialToDecode } from "@iep-insider/sdk/contract";
import { isStateCode, type StateCode } from "@iep-insider/sdk/law";
import type { Replaced } from "@iep-insider/sdk/safety";
import { hints } from "./content.ts";

export interface DenialForm {
  readonly reason: DenialReasonId | "";
  /** The reason in the parent's own words, if none of the list fits. */
  readonly own: string;
  readonly context: string;
  readonly state: StateCode | "";
  /** The request of the last paid answer, so that its notes find their quotes after a reload. */
  readonly asked?: AskedTexts | undefined;
}

/** A request's texts as sent, and the details removed from them. */
export interface SentTexts {
  readonly texts: readonly { readonly field: string; readonly text: string }[];
  readonly replaced: readonly Pick<Replaced, "placeholder" | "original">[];
}

export interface AskedTexts extends SentTexts {
  /** The positions of the answer's notes (`placesOf`): another answer's notes do not fit these texts. */
  readonly places: string;
}

export const emptyForm: DenialForm = { reason: "", own: "", context: "", state: "" };

/** The positions of an answer's notes, as one text. */
export function placesOf({ analysis }: DecodedDenial): string {
  return (analysis.remarks ?? []).map(({ field, start, end }) => `${field} ${start}-${end}`).join();
}

/** The texts of a stored answer's notes; null if they are not on this device. */
export function textsOf(answer: DecodedDenial, { asked }: DenialForm): SentTexts | null {
  return asked && asked.places === placesOf(answer) ? asked : null;
}

/** Parses a stored or handed-over form. Missing, unknown and invalid parts are dropped. */
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

/** What is still missing before it can be sent. */
export function missing({ reason, own }: DenialForm): "reason" | "own" | null {
  if (reason === "") return "reason";
  return reason === "other" && own.trim() === "" ? "own" : null;
}

/**
 * The request: the parent's own words, or else the reason's label.
 * @param labelOf returns a reason's label.
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

/** Whether an answer is empty, so that the fallback is shown. */
export function isFailed({ success, outcome, analysis }: DecodedDenial): boolean {
  return analysis.explanation.trim() === "" || (!success && outcome === "answered");
}
