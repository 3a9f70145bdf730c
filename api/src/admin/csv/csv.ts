/** The type of a cell. */
export type Cell = string | number | boolean | Date | null;

/**
 * One line of a CSV file (RFC 4180), safe to open in a spreadsheet: text that could be taken for a formula is prefixed
 * with an apostrophe.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(written).join(",")}\r\n`;
}

function written(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== "string") return String(cell);
  const text = startsFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * How a formula can start in any spreadsheet: the signs themselves, also as full-width characters, and after spaces or
 * control characters, which some programs drop on opening.
 */
const startsFormula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r＝＋－＠|%]/u;
