import type { DisputeQuestion, YesNoUnsure } from "@iep-insider/sdk/contract";
import type { StateRecord } from "@iep-insider/sdk/law";

/** What a plan is made from. */
export interface Situation extends Pick<DisputeQuestion, "issue" | "triedMeeting" | "urgency"> {
  readonly hasIep: YesNoUnsure;
  readonly hasEvaluation: YesNoUnsure;
  /** `YYYY-MM-DD`; null where none was given, or where it lies ahead. */
  readonly eventDate: string | null;
  readonly today: string;
  readonly record: StateRecord | null;
}

export function situationOf(
  { issue, triedMeeting, urgency, hasIep, hasEvaluation, eventDate }: DisputeQuestion,
  today: string,
  record: StateRecord | null,
): Situation {
  const isPast = eventDate !== undefined && eventDate <= today;
  return {
    issue,
    triedMeeting,
    urgency,
    hasIep: hasIep ?? "unsure",
    hasEvaluation: hasEvaluation ?? "unsure",
    eventDate: isPast ? eventDate : null,
    today,
    record,
  };
}
