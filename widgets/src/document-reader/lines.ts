import type { TextCell, TextLine } from "@iep-insider/sdk/school-documents";

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

/** Puts pieces into lines from top to bottom, and cells from left to right; a gap as wide as a letter is high splits cells, and a smaller one where a column begins. */
export function linesOf(pieces: readonly Piece[]): readonly TextLine[] {
  const rows: { y: number; pieces: Piece[] }[] = [];
  const shown = pieces.flatMap(splitAtGaps).filter(({ text }) => text.trim() !== "");
  for (const piece of shown.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    if (row && piece.y - row.y <= sameLine * piece.size) row.pieces.push(piece);
    else rows.push({ y: piece.y, pieces: [piece] });
  }
  const read = rows.map(({ pieces }) => cellsOf(pieces, []));
  return rows.map(({ y, pieces }, index) => {
    const near = read.slice(Math.max(0, index - rowsAround), index + rowsAround + 1);
    const columns = near.flatMap((cells) => cells.slice(1).map(({ x }) => x));
    return { y: rounded(y), cells: columns.length > 0 ? cellsOf(pieces, columns) : (read[index] ?? []) };
  });
}

/** Rows above and below that may tell where a row's columns are. */
const rowsAround = 3;

/** Superscripts and check boxes lie a little off the baseline. */
const sameLine = 0.4;
/** In letter heights. Words of justified text are closer. */
const wideGap = 1;
const wordGap = 0.12;
/** Before a text that begins where a column does: wider than a space between typewriter letters. */
const columnGap = 0.65;
/** In points. */
const sameColumn = 0.6;

/** @param columns Where cells of the rows around begin. */
function cellsOf(pieces: readonly Piece[], columns: readonly number[]): readonly TextCell[] {
  const cells: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => one.x - other.x)) {
    const cell = cells.at(-1);
    const before = cell?.at(-1);
    const isColumn = columns.some((x) => Math.abs(x - piece.x) <= sameColumn);
    const wide = (isColumn ? columnGap : wideGap) * Math.max(before?.size ?? 0, piece.size);
    if (cell && before && gapBetween(before, piece) < wide) cell.push(piece);
    else cells.push([piece]);
  }
  return cells.map(cellOf);
}

function cellOf(pieces: readonly Piece[]): TextCell {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) throw new Error("A cell has text.");
  const text = pieces
    .map((piece, index) => {
      const before = pieces[index - 1];
      return before && gapBetween(before, piece) > wordGap * piece.size ? ` ${piece.text}` : piece.text;
    })
    .join("");
  return {
    text: text.replace(/\s+/g, " ").trim(),
    x: rounded(first.x),
    width: rounded(last.x + last.width - first.x),
    size: rounded(Math.max(...pieces.map(({ size }) => size))),
    isBold: pieces.every(({ isBold }) => isBold),
  };
}

function gapBetween(before: Piece, after: Piece): number {
  return after.x - (before.x + before.width);
}

/** Some programs draw a table's row as one text with runs of spaces. */
function splitAtGaps(piece: Piece): readonly Piece[] {
  if (!/\S {3,}\S/.test(piece.text)) return [piece];
  const letter = piece.width / piece.text.length;
  return [...piece.text.matchAll(/\S+(?: {1,2}\S+)*/g)].map((match) => ({
    ...piece,
    text: match[0],
    x: piece.x + match.index * letter,
    width: match[0].length * letter,
  }));
}

function rounded(points: number): number {
  return Math.round(points * 10) / 10;
}
