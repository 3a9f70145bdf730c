/** An amount of time: "10 school days", "one year". */
export interface Amount {
    readonly value: number;
    /** School days and business days are other days than those of the calendar. */
    readonly unit: "hour" | "day" | "school day" | "business day" | "week" | "month" | "year" | "year of age";
    /** Verbatim from the text. */
    readonly text: string;
}
/**
 * Every amount of time in a text, in figures or words, both ends of a range: "ten school days", "60-day", "within 1
 * year", "5 to 10 days", "two (2) years", "the 11th day". A calendar year ("the 2025-26 school year") is none.
 */
export declare function amountsIn(text: string): readonly Amount[];
