import { usualWordSize } from "../lines/bodyStyle.ts";
import type { Line } from "../lines/Line.ts";

/** Of a row's labels, those with a value below at least. */
const leastFilled = 0.6;
const longestLabel = 40;
/** In points; Word files count columns instead. */
const sameColumn = 12;

/** The lines whose cells are labels of the cells in the line below: a table with one row of values, or boxes of a form. */
export function labelRows(lines: readonly Line[]): ReadonlySet<Line> {
  return new Set(lines.filter((line, index) => isLabelRow(line, lines[index + 1])));
}

function isLabelRow(line: Line, next: Line | undefined): boolean {
  if (!next || next.page !== line.page || line.cells.length < 2 || next.cells.length < 2) return false;
  const areLabels = line.cells.every(({ text }) => text.length <= longestLabel && !/[\d:?]|[.,]$/.test(text));
  if (!areLabels || line.text.endsWith("]")) return false;
  const filled = line.cells.filter(({ x, width }) =>
    next.cells.some((cell) => Math.abs(cell.x - x) <= (width === 0 ? 0.5 : sameColumn)),
  );
  const isOtherStyle =
    (line.isBold && !next.isBold) || (line.size > 0 && line.size < (next.size || usualWordSize));
  const hasValues = /\d/.test(next.text) || isOtherStyle;
  return filled.length >= line.cells.length * leastFilled && hasValues;
}
