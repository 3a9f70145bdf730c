import type { DecodedDenial, DenialReasonId, DenialToDecode } from "@iep-insider/sdk/contract";
import { isStateCode, type StateCode } from "@iep-insider/sdk/law";
import { hints } from "./content.ts";

/** What a parent has filled in. */
export interface DenialForm {
  readonly reason: DenialReasonId | "";
  /** The reason in the parent's own words, where none of the list fits. */
  readonly own: string;
  readonly context: string;
  readonly state: StateCode | "";
}

export const emptyForm: DenialForm = { reason: "", own: "", context: "", state: "" };

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
  };
}

function isReason(id: string): id is DenialReasonId {
  return Object.hasOwn(hints, id);
}

/** What is still missing before it can be asked (tools.md section 5). */
export function missing({ reason, own }: DenialForm): "reason" | "own" | null {
  if (reason === "") return "reason";
  return reason === "other" && own.trim() === "" ? "own" : null;
}

/**
 * What is asked: the parent's own words, or else the label of the reason (tools.md section 5).
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

/** Whether an answer has nothing to show, so that the fallback stands in its place (tools.md section 8). */
export function isFailed({ success, outcome, analysis }: DecodedDenial): boolean {
  return analysis.explanation.trim() === "" || (!success && outcome === "answered");
}
