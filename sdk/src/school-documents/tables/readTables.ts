import type { Line } from "../lines/Line.ts";
import { readHead } from "./readHead.ts";
import { readRows } from "./readRows.ts";
import type { ColumnWords, Row } from "./Table.ts";

/**
 * The rows of all tables with known column headings in these lines. A heading that is repeated on a new page is
 * skipped; a row may have several lines and may continue on the next page.
 */
export function readTables<Role>(lines: readonly Line[], words: ColumnWords<Role>): Row<Role>[] {
  const rows: Row<Role>[] = [];
  let index = 0;
  while (index < lines.length) {
    const head = readHead(lines, index, words);
    if (!head) {
      index += 1;
      continue;
    }
    let end = head.end;
    while (end < lines.length && !readHead(lines, end, words)) end += 1;
    const above = lines[index - 1]?.text ?? "";
    rows.push(...readRows(lines.slice(head.end, end), head.columns, words).map((row) => ({ ...row, above })));
    index = end;
  }
  return rows;
}

/** Whether a table of this vocabulary begins in these lines. */
export const hasTable = <Role>(lines: readonly Line[], words: ColumnWords<Role>) =>
  lines.some((_, index) => readHead(lines, index, words) !== null);
