/** What a layout is made of. The same blocks become a PDF or a Word file. */
export type Block =
  | { readonly type: "heading"; readonly text: string; readonly level: 1 | 2 | 3 }
  | {
      readonly type: "text";
      readonly text: string;
      readonly bold?: boolean;
      readonly italic?: boolean;
      readonly small?: boolean;
      readonly indent?: number;
      readonly align?: "left" | "center" | "right";
    }
  | { readonly type: "fields"; readonly rows: readonly (readonly Field[])[]; readonly look: FieldLook }
  | {
      readonly type: "table";
      /** Repeated on each page that the table continues on. */
      readonly head: readonly string[] | null;
      /** A row of one cell, in a table of several columns, reaches across all of them. */
      readonly rows: readonly (readonly string[])[];
      /** Relative widths of the columns; equal if left out. */
      readonly widths?: readonly number[];
      /** Whether cells are set apart by white space only, without lines and shades. */
      readonly open?: boolean;
    }
  | { readonly type: "checks"; readonly items: readonly Check[]; readonly perLine: number }
  | { readonly type: "list"; readonly items: readonly string[]; readonly marker: string }
  | { readonly type: "columns"; readonly left: readonly Block[]; readonly right: readonly Block[] }
  | { readonly type: "rule" }
  | { readonly type: "gap"; readonly lines: number }
  | { readonly type: "break" };

/** A label and its value. */
export type Field = readonly [label: string, value: string];

/**
 * inline: "Label: value"; boxed: the label small above the value, in a box; form: the value in a fillable field;
 * above: the label above the value; below: the value on a line, with the label under it.
 */
export type FieldLook = "inline" | "boxed" | "form" | "above" | "below";

export type Check = readonly [label: string, isOn: boolean];

export interface Theme {
  readonly font: "Helvetica" | "Times" | "Courier";
  readonly size: number;
  readonly margin: number;
  readonly landscape?: boolean;
  /** Whether paragraphs reach both margins. */
  readonly justified?: boolean;
  /** Whether nothing is bold, headings and labels included. */
  readonly noBold?: boolean;
  /** band: on gray; bar: white on black. */
  readonly heading: "plain" | "band" | "bar" | "underline" | "caps";
  /** How boxes are marked: typed, as ZapfDingbats glyphs, on blanks, as fillable check boxes, or as drawn squares with a typed X. */
  readonly boxes: "brackets" | "parentheses" | "dingbats" | "checkmarks" | "blanks" | "form" | "squares";
  /** The header and footer of each page: left, center and right. */
  readonly header?: (page: number, pages: number) => Margin;
  readonly footer?: (page: number, pages: number) => Margin;
}

export type Margin = readonly [left: string, center: string, right: string];

/** A sample as its layout prints it. */
export interface Laid {
  readonly theme: Theme;
  readonly blocks: readonly Block[];
}

export const heading = (text: string, level: 1 | 2 | 3 = 2): Block => ({ type: "heading", text, level });
export const text = (
  words: string,
  look: Omit<Extract<Block, { type: "text" }>, "type" | "text"> = {},
): Block => ({ type: "text", text: words, ...look });
export const fields = (look: FieldLook, ...rows: (readonly Field[])[]): Block => ({
  type: "fields",
  look,
  rows,
});
export const table = (
  head: readonly string[] | null,
  rows: readonly (readonly string[])[],
  widths?: readonly number[],
): Block => ({ type: "table", head, rows, ...(widths ? { widths } : {}) });
/** A table without lines and shades. */
export const openTable = (
  head: readonly string[] | null,
  rows: readonly (readonly string[])[],
  widths?: readonly number[],
): Block => ({ type: "table", head, rows, open: true, ...(widths ? { widths } : {}) });
export const checks = (items: readonly Check[], perLine = 1): Block => ({ type: "checks", items, perLine });
export const list = (items: readonly string[], marker = "•"): Block => ({ type: "list", items, marker });
export const columns = (left: readonly Block[], right: readonly Block[]): Block => ({
  type: "columns",
  left,
  right,
});
export const rule: Block = { type: "rule" };
export const pageBreak: Block = { type: "break" };
export const gap = (lines = 1): Block => ({ type: "gap", lines });
