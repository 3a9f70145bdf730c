import type { DisputeDeadline } from "@iep-insider/sdk/contract";
import type { Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";
/** When what comes, in one paragraph. */
export declare function timelineOf(situation: Situation, route: readonly StepId[], deadlines: readonly DisputeDeadline[]): string;
