import type { Done } from "../../../reading/donePatterns.ts";
import type { Closed, Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";
/** What the parent told that a step rests on, so that the plan can say what it used. */
export declare const doneBehind: Readonly<Partial<Record<StepId, Done>>>;
/** The way, with what the account changes: safety first, a state's answer in time, and nothing asked for twice. */
export declare function afterDone(way: readonly StepId[], situation: Situation, closed: Closed): readonly StepId[];
