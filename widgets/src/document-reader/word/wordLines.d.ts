import type { TextLine } from "@iep-insider/sdk/school-documents";
/** An element of a document as mammoth gives it to `transformDocument`, as far as it is used. */
export interface WordElement {
    readonly type: string;
    readonly children?: readonly WordElement[];
    readonly value?: string;
    readonly checked?: boolean;
    readonly isBold?: boolean;
    readonly fontSize?: number | null;
    readonly styleName?: string | null;
    readonly colSpan?: number;
    readonly numbering?: unknown;
}
/**
 * The lines of a Word document. A paragraph is one line, its tabs split cells; a table's row is as many lines as its
 * longest cell has paragraphs. Positions are counted in columns and lines.
 */
export declare function wordLines(document: WordElement): readonly TextLine[];
