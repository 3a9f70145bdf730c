import type { Piece } from "../lines.ts";
/** What pdf.js tells about a form field, as far as it is used. */
interface Field {
    readonly subtype?: string;
    readonly fieldType?: string | null;
    readonly fieldValue?: string | readonly string[] | null;
    readonly checkBox?: boolean;
    readonly radioButton?: boolean;
    readonly exportValue?: string;
    readonly buttonValue?: string;
    readonly hidden?: boolean;
    readonly noView?: boolean;
    readonly rect?: readonly number[];
    readonly defaultAppearanceData?: {
        readonly fontSize?: number;
    };
}
/**
 * The values of a PDF's form fields as text where they lie: "[x]" for a checked box, "[ ]" for one that is not.
 * @param fields as `getAnnotations` gives them. @param place from PDF coordinates to the page from its top.
 */
export declare function fieldPieces(fields: readonly Field[], place: (x: number, y: number) => readonly [number, number]): readonly Piece[];
export {};
