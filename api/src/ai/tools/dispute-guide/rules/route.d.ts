import type { Closed, Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";
/** The steps in order, each once. No step needs a meeting before it. */
export declare function routeOf(situation: Situation, closed: Closed): readonly StepId[];
