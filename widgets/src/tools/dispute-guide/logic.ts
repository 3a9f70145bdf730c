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

/** What a parent has filled in; "" where nothing is. `eventDate` is `YYYY-MM-DD`. */
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

/** A form that was kept or handed over, read back. What is missing, unknown or of another shape is left out. */
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

/** Whether the day that it happened lies ahead: nothing can be counted from it. @param today `YYYY-MM-DD` */
export function isAhead({ eventDate }: DisputeForm, today: string): boolean {
  return eventDate > today;
}

/** What is asked; null while something required is missing. */
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

/** How a time limit stands on a given day. */
export type DeadlineStanding =
  | { readonly at: "open"; readonly by: string; readonly daysLeft: number }
  | { readonly at: "over"; readonly by: string | null }
  | { readonly at: "not counted" };

/** An answer may be shown again a day later: its last day may have passed since. @param today `YYYY-MM-DD` */
export function standingOf({ by, isOver }: DisputeDeadline, today: string): DeadlineStanding {
  if (isOver || (by !== null && by < today)) return { at: "over", by };
  if (by === null) return { at: "not counted" };
  const daysLeft = Math.round((Date.parse(by) - Date.parse(today)) / 86_400_000);
  return { at: "open", by, daysLeft };
}

/** A piece of a text. */
export interface TextPart {
  readonly text: string;
  readonly isAddress: boolean;
}

/** A text with the web addresses in it apart; put together, the parts are the text. */
export function partsWithAddresses(text: string): readonly TextPart[] {
  return text
    .split(/(https?:\/\/[^\s]*[^\s.,;:!?)])/)
    .map((part, index) => ({ text: part, isAddress: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
