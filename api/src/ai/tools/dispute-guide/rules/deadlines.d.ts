import type { DisputeDeadline } from "@iep-insider/sdk/contract";
import type { Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";
/** The time limits of each way, so that the rules can ask for one by its name. */
export interface Deadlines {
    readonly complaint: DisputeDeadline;
    readonly hearing: DisputeDeadline;
    readonly ocr: DisputeDeadline;
}
/** Counted from the date given; null where there is none. Sources: 34 CFR 300.153(c), 300.511(e), 100.7(b). */
export declare function countDeadlines(situation: Situation): Deadlines;
/** Those that matter for the issue and the way, the nearest way first, without those that the parent has met. */
export declare function deadlinesFor(situation: Situation, all: Deadlines, route?: readonly StepId[]): readonly DisputeDeadline[];
