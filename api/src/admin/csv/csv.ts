/** What a cell may hold. */
export type Cell = string | number | boolean | Date | null;

/**
 * One line of a CSV file (RFC 4180), safe to open in a spreadsheet: a text that a spreadsheet would take for a formula
 * has an apostrophe in front, which shows it as it is.
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
 * How a formula begins, for any spreadsheet: the signs themselves, also as wide characters, and behind blanks or
 * control characters, which some programs drop on opening.
 */
const startsFormula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r＝＋－＠|%]/u;
