import type { DisputeQuestion, YesNoUnsure } from "@iep-insider/sdk/contract";
import type { StateRecord } from "@iep-insider/sdk/law";
import { type Account } from "../../../reading/readAccount.ts";
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
export declare function situationOf({ issue, triedMeeting, urgency, hasIep, hasEvaluation, eventDate, additionalContext }: DisputeQuestion, today: string, record: StateRecord | null): Situation;
