/** A day as an account names it. */
export interface SaidDate {
    /** As it can be said: "November 12, 2026", "[date 1]", "May". */
    readonly text: string;
    /** `YYYY-MM-DD`; null where it cannot be told, as for a date that the browser has kept back. */
    readonly day: string | null;
}
/**
 * The date closest to the given span of a sentence; a date after the span wins over one before it.
 * @param sentence in lowercase. @param today `YYYY-MM-DD`; a day without a year is the last such day before it.
 */
export declare function dateNear(sentence: string, start: number, end: number, today: string): SaidDate | null;
