import { type SaidDate } from "./dateNear.ts";
import { type Done } from "./donePatterns.ts";
/** What the parent says is done or held, each with its date where one is given. */
export type DoneSteps = ReadonlyMap<Done, SaidDate | null>;
/**
 * Reads what a parent says is done. What is denied anywhere is left out, and so is what is promised, planned, asked,
 * or another child's: a step too many costs a parent less than a step that is missing.
 */
export declare function readDone(account: string, today: string): DoneSteps;
