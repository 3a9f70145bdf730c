import type { DisputeDeadline, DisputeGuidance } from "@iep-insider/sdk/contract";
import type { Situation } from "./Situation.ts";
type Level = DisputeGuidance["urgencyLevel"];
/** The most urgent of what was chosen, what the issue brings with it, and what the dates say. */
export declare function urgencyOf(situation: Situation, deadlines: readonly DisputeDeadline[]): Level;
/** A last day within a month leaves just enough time to write it down. */
export declare const nearDays = 30;
export declare function daysBetween(from: string, to: string): number;
export {};
