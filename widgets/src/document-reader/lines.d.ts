import type { TextLine } from "@iep-insider/sdk/school-documents";
/** A piece of text where it lies on the page. */
export interface Piece {
    readonly text: string;
    /** The left edge, in points from the left of the page. */
    readonly x: number;
    /** The baseline, in points from the top of the page. */
    readonly y: number;
    readonly width: number;
    /** Of its letters, in points. */
    readonly size: number;
    readonly isBold: boolean;
}
/** Puts pieces into lines from top to bottom, and cells from left to right; a gap as wide as a letter is high splits cells. */
export declare function linesOf(pieces: readonly Piece[]): readonly TextLine[];
