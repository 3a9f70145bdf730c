import { type Span } from "./Span.ts";
import { type Sentence } from "./sentences.ts";
/** A number that says how well, how much or how often. */
export interface Quantity extends Span {
    readonly form: "share" | "of" | "count";
    /** A share or a count of tries in percent; else the number itself. */
    readonly value: number;
    /** What is counted, in small letters: "words per minute", "opportunities"; empty where it is not said. */
    readonly unit: string;
    readonly role: "baseline" | "target";
    /** Whether it says on how many tries or days the rest has to hold: "in 3 of 4 sessions", "for 2 weeks in a row". */
    readonly isConsistency: boolean;
    /** "No more than 2", "fewer than 2": the smaller the better. */
    readonly isUpperLimit: boolean;
}
/** @param text the whole text with everything blanked out whose numbers tell no amount: dates, conditions. */
export declare function quantitiesIn(text: string, sentences: readonly Sentence[]): readonly Quantity[];
