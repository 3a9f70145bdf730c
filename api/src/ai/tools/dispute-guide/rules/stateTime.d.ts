import { type StateRecord, type StateTopic } from "@iep-insider/sdk/law";
import type { StepId } from "./StepId.ts";
/** A state's time for a step, which is said before the federal one. */
export interface StateTime {
    readonly topic: StateTopic;
    /** In whole sentences, with our doubt. */
    readonly text: string;
}
/** Null where we hold no time of the state for the step. */
export declare function stateTime(step: StepId, record: StateRecord | null): StateTime | null;
