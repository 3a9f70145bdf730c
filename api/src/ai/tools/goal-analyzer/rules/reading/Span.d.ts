/** A stretch of the goal's text. */
export interface Span {
    readonly start: number;
    readonly end: number;
    readonly text: string;
}
/** Every match of a pattern that has the flag `g`. */
export declare function spansOf(pattern: RegExp, text: string): readonly Span[];
/** The text with the spans blanked out; everything else keeps its place. */
export declare function without(text: string, spans: readonly Span[]): string;
