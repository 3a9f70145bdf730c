/** The text of a document as it lies on the page. */
export interface DocumentText {
  readonly source: "pdf" | "word" | "scan" | "pasted";
  readonly pages: readonly PageText[];
}

export interface PageText {
  /** From 1. A Word file or pasted text has one page. */
  readonly number: number;
  /** From top to bottom. */
  readonly lines: readonly TextLine[];
}

/** The text at one height of the page; the cells of a table's row are several. */
export interface TextLine {
  /** From left to right, none empty. Text without wide gaps is one cell. */
  readonly cells: readonly TextCell[];
  /** Distance from the top of the page, in points of 1/72 inch; counted in lines where a source has no positions. */
  readonly y: number;
}

export interface TextCell {
  readonly text: string;
  /** Distance of the left edge from the left of the page, in points; the column's index where there are no positions. */
  readonly x: number;
  /** In points; 0 where unknown. */
  readonly width: number;
  /** Size of its letters in points; 0 where unknown. */
  readonly size: number;
  readonly isBold: boolean;
}
