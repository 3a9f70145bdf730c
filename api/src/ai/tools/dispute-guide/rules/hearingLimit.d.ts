import { type Duration, type StateRecord } from "@iep-insider/sdk/law";
/** How long a parent has to ask for a due process hearing. */
export interface HearingLimit {
    readonly limit: Duration;
    readonly rule: string;
    /** Id of the citation. */
    readonly citation: string;
}
/** The state's own limit where we hold one, with its doubt; else the federal one, with the words that a state may differ. */
export declare function hearingLimitOf(record: StateRecord | null): HearingLimit;
/** "1 year", "12 months". */
export declare function inWords({ value, unit }: Duration): string;
