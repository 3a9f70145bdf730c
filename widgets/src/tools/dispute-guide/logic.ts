import type {
  DisputeDeadline,
  DisputeIssue,
  DisputeQuestion,
  DisputeUrgency,
  MeetingHistory,
  YesNoUnsure,
} from "@iep-insider/sdk/contract";
import { isStateCode, type StateCode } from "@iep-insider/sdk/law";
import { issues, meetings, urgencies, yesNo } from "./content.ts";

/** "" for an empty field. `eventDate` is `YYYY-MM-DD`. */
export interface DisputeForm {
  readonly issue: DisputeIssue | "";
  readonly triedMeeting: MeetingHistory | "";
  readonly urgency: DisputeUrgency | "";
  readonly eventDate: string;
  readonly hasIep: YesNoUnsure | "";
  readonly hasEvaluation: YesNoUnsure | "";
  readonly context: string;
  readonly state: StateCode | "";
}

export const emptyForm: DisputeForm = {
  issue: "",
  triedMeeting: "",
  urgency: "",
  eventDate: "",
  hasIep: "",
  hasEvaluation: "",
  context: "",
  state: "",
};

/** Parses a stored or handed-over form. Missing, unknown and invalid parts are dropped. */
export function formFrom(given: unknown): DisputeForm | null {
  if (typeof given !== "object" || given === null) return null;
  const text = (field: keyof DisputeForm): string => {
    const value: unknown = Reflect.get(given, field);
    return typeof value === "string" ? value : "";
  };
  const state = text("state");
  return {
    issue: oneOf(issues, text("issue")),
    triedMeeting: oneOf(meetings, text("triedMeeting")),
    urgency: oneOf(urgencies, text("urgency")),
    eventDate: isDay(text("eventDate")) ? text("eventDate") : "",
    hasIep: oneOf(yesNo, text("hasIep")),
    hasEvaluation: oneOf(yesNo, text("hasEvaluation")),
    context: text("context"),
    state: isStateCode(state) ? state : "",
  };
}

function oneOf<Id extends string>(labels: Readonly<Record<Id, string>>, given: string): Id | "" {
  return isIn(labels, given) ? given : "";
}

function isIn<Id extends string>(labels: Readonly<Record<Id, string>>, given: string): given is Id {
  return Object.hasOwn(labels, given);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Whether the event is in the future, so that no deadline can be computed. @param today `YYYY-MM-DD` */
export function isAhead({ eventDate }: DisputeForm, today: string): boolean {
  return eventDate > today;
}

/** Null while something required is missing. */
export function questionOf(form: DisputeForm): DisputeQuestion | null {
  const { issue, triedMeeting, urgency, eventDate, hasIep, hasEvaluation, context, state } = form;
  if (issue === "" || triedMeeting === "" || urgency === "") return null;
  return {
    issue,
    triedMeeting,
    urgency,
    additionalContext: context.trim() || undefined,
    state: state || undefined,
    eventDate: eventDate || undefined,
    hasIep: hasIep || undefined,
    hasEvaluation: hasEvaluation || undefined,
  };
}

/** The state of a time limit on a given day. */
export type DeadlineStatus =
  | { readonly at: "open"; readonly by: string; readonly daysLeft: number }
  | { readonly at: "over"; readonly by: string | null }
  | { readonly at: "not counted" };

/** A stored answer may be shown a day later, after its last day. @param today `YYYY-MM-DD` */
export function statusOf({ by, isOver }: DisputeDeadline, today: string): DeadlineStatus {
  if (isOver || (by !== null && by < today)) return { at: "over", by };
  if (by === null) return { at: "not counted" };
  const daysLeft = Math.round((Date.parse(by) - Date.parse(today)) / 86_400_000);
  return { at: "open", by, daysLeft };
}

/** A text or a URL. */
export interface TextPart {
  readonly text: string;
  readonly isAddress: boolean;
}

/** Splits a text at its URLs; the parts joined are the text. */
export function partsWithAddresses(text: string): readonly TextPart[] {
  return text
    .split(/(https?:\/\/[^\s]*[^\s.,;:!?)])/)
    .map((part, index) => ({ text: part, isAddress: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
