import type { DisputeQuestion, YesNoUnsure } from "@iep-insider/sdk/contract";
import type { StateRecord } from "@iep-insider/sdk/law";
import { type Account, readAccount } from "../../../reading/readAccount.ts";

/** What a plan is made from. */
export interface Situation extends Pick<DisputeQuestion, "issue" | "triedMeeting" | "urgency"> {
  readonly hasIep: YesNoUnsure;
  readonly hasEvaluation: YesNoUnsure;
  /** `YYYY-MM-DD`; null where none was given, or where it lies ahead. */
  readonly eventDate: string | null;
  readonly today: string;
  readonly record: StateRecord | null;
  readonly account: Account;
  /** Whether the account tells of a meeting although none was chosen. */
  readonly isMeetingTold: boolean;
}

/** Which ways are closed because their time is over. */
export interface Closed {
  readonly complaint: boolean;
  readonly hearing: boolean;
}

export function situationOf(
  { issue, triedMeeting, urgency, hasIep, hasEvaluation, eventDate, additionalContext }: DisputeQuestion,
  today: string,
  record: StateRecord | null,
): Situation {
  const isPast = eventDate !== undefined && eventDate <= today;
  const account = readAccount(additionalContext, today);
  const isMeetingTold = triedMeeting === "no" && account.done.has("meeting");
  return {
    issue,
    triedMeeting: isMeetingTold || account.done.has("manifestation") ? "yes" : triedMeeting,
    urgency: account.isInDanger ? "very-urgent" : urgency,
    hasIep: hasIep ?? "unsure",
    hasEvaluation: hasEvaluation ?? "unsure",
    eventDate: isPast ? eventDate : null,
    today,
    record,
    account,
    isMeetingTold,
  };
}
