import type { DisputeDeadline } from "@iep-insider/sdk/contract";
import type { Deadlines } from "./deadlines.ts";
import type { Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";
/** What a parent has to be warned of, the most pressing first. */
export declare function warningsOf(situation: Situation, route: readonly StepId[], all: Deadlines, shown: readonly DisputeDeadline[]): readonly string[];
