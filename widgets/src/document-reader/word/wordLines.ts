import type { TextCell, TextLine } from "@iep-insider/sdk/school-documents";

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
export function wordLines(document: WordElement): readonly TextLine[] {
  return rowsOf(document)
    .filter((cells) => cells.length > 0)
    .map((cells, y) => ({ cells, y }));
}

type Row = readonly TextCell[];

function rowsOf(element: WordElement): readonly Row[] {
  if (element.type === "paragraph") return paragraphRows(element);
  if (element.type === "tableRow") return tableRows(element);
  return (element.children ?? []).flatMap(rowsOf);
}

function tableRows({ children = [] }: WordElement): readonly Row[] {
  let column = 0;
  const cells = children.map((cell) => {
    const x = column;
    column += cell.colSpan ?? 1;
    return rowsOf(cell).map((row) => row.map((each, index) => ({ ...each, x: x + index })));
  });
  const height = Math.max(0, ...cells.map((rows) => rows.length));
  return Array.from({ length: height }, (_, line) => cells.flatMap((rows) => rows[line] ?? []));
}

function paragraphRows(paragraph: WordElement): readonly Row[] {
  const isHeading = /^(heading|title|subtitle)/i.test(paragraph.styleName ?? "");
  const runs = runsIn(paragraph, isHeading, 0);
  const rows: { text: string; size: number; isBold: boolean }[][] = [[]];
  for (const { text, size, isBold } of runs) {
    for (const [line, part] of text.split("\n").entries()) {
      if (line > 0) rows.push([]);
      for (const [column, piece] of part.split("\t").entries()) {
        const row = rows.at(-1);
        const cell = row?.at(-1);
        if (!row) continue;
        if (!cell || column > 0) row.push({ text: piece, size, isBold });
        else {
          // A cell is bold when all of its letters are.
          cell.isBold = isBoldTogether(cell, { text: piece, isBold });
          cell.text += piece;
          cell.size = Math.max(cell.size, size);
        }
      }
    }
  }
  return rows.map((row) =>
    row
      .map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, " ").trim() }))
      .filter(({ text }) => text !== "")
      .map((cell, x) => ({ ...cell, x, width: 0 })),
  );
}

interface Run {
  readonly text: string;
  readonly isBold: boolean;
}

function isBoldTogether(one: Run, other: Run): boolean {
  if (one.text.trim() === "") return other.isBold;
  return other.text.trim() === "" ? one.isBold : one.isBold && other.isBold;
}

function runsIn(
  element: WordElement,
  isBold: boolean,
  size: number,
): readonly (Run & { readonly size: number })[] {
  if (element.type === "text") return [{ text: element.value ?? "", isBold, size }];
  if (element.type === "tab") return [{ text: "\t", isBold, size }];
  if (element.type === "break") return [{ text: "\n", isBold, size }];
  if (element.type === "checkbox") return [{ text: element.checked ? "[x] " : "[ ] ", isBold, size }];
  const isRun = element.type === "run";
  return (element.children ?? []).flatMap((child) =>
    runsIn(child, isBold || (isRun && element.isBold === true), (isRun && element.fontSize) || size),
  );
}
