/** What was found of one part of the rubric. */
export interface Finding<Level extends string = string> {
    readonly points: number;
    /** Which of the part's sentences says it. */
    readonly level: Level;
    /** The parent's own words that it was found in; null where nothing was. */
    readonly quote: string | null;
}
