/** The type of a cell. */
export type Cell = string | number | boolean | Date | null;

/** A file's columns: the name of each, and what a row has in it. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** The lines of a file: the names of its columns, then one line per row, page by page. */
export async function* csvLines<Row>(
  columns: CsvColumns<Row>,
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield csvLine(Object.keys(columns));
  for await (const rows of pages)
    for (const row of rows) yield csvLine(Object.values(columns).map((cell) => cell(row)));
}

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
