import { type AskedCase } from "./AskedCase.ts";
/** Half of the cases are for tuning; the other half is held out and never consulted when the engines change. */
export type Half = "tuning" | "held-out";
/**
 * The half is decided by the id alone, for good.
 * @param id of a case.
 */
export declare function halfOf(id: string): Half;
/**
 * Reads every case of `asked/cases`.
 * @throws what is wrong with a file, by its name and place.
 */
export declare function readAsked(): readonly AskedCase[];
