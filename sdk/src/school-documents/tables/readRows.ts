import type { TextCell } from "../DocumentText.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import type { Column, ColumnWords, Row } from "./Table.ts";

/** The rows below a table's head, each cell in the column it is nearest to. */
export function readRows<Role>(
  lines: readonly Line[],
  columns: readonly Column<Role>[],
  words: ColumnWords<Role>,
): Omit<Row<Role>, "above">[] {
  const rows: { texts: Map<Column<Role>, TextCell[]>; line: Line; group: string }[] = [];
  let group = "";
  let isAcross = true;
  for (const line of lines) {
    if ((line.isApart || isAcross) && isSpanning(line, columns)) {
      group = line.text;
      isAcross = true;
      continue;
    }
    const placed = new Map<Column<Role>, TextCell[]>();
    for (const cell of line.cells.flatMap((each) =>
      line.isApart && line.cells.length === 1 ? [each] : splitCell(each, columns),
    )) {
      const column = nearest(columns, cell);
      placed.set(column, [...(placed.get(column) ?? []), cell]);
    }
    const current = rows.at(-1);
    const isNew =
      !current || isAcross || line.isApart || words.beginsRow(byRole(placed), byRole(current.texts));
    if (isNew) rows.push({ texts: placed, line, group });
    else {
      for (const [column, texts] of placed) {
        current.texts.set(column, [...(current.texts.get(column) ?? []), ...texts]);
      }
    }
    isAcross = false;
  }
  return rows.map(({ texts, line, group: heading }) => {
    const cells = [...texts].map(([column, parts]) => ({ column, text: textOf(parts), parts }));
    return { cells, page: line.page, line, group: heading, quote: cells.map(({ text }) => text).join(" · ") };
  });
}

function byRole<Role>(texts: ReadonlyMap<Column<Role>, readonly TextCell[]>): ReadonlyMap<Role, string> {
  return new Map([...texts].flatMap(([{ role }, parts]) => (role === null ? [] : [[role, textOf(parts)]])));
}

const textOf = (parts: readonly TextCell[]) => joinLines(parts.map(({ text }) => text));

/** Parts of a cell that reaches into the next columns because the gap between them is narrow, cut at a space. */
export function splitCell(cell: TextCell, columns: readonly { readonly left: number }[]): TextCell[] {
  const next = columns.find(({ left }) => left > cell.x + 12 && left < cell.x + cell.width - 4);
  if (!next || cell.width === 0) return [cell];
  const at = Math.round(((next.left - cell.x) / cell.width) * cell.text.length);
  // Letters differ in width, and a column's text seldom begins with a small one.
  const distance = (index: number) =>
    Math.abs(index - at) + (/[a-z]/.test(cell.text.charAt(index + 1)) ? 3 : 0);
  const space = [...cell.text.matchAll(/ /g)]
    .map(({ index }) => index)
    .reduce((best, index) => (distance(index) < distance(best) ? index : best), -100);
  if (Math.abs(space - at) > 6) return [cell];
  const first = { ...cell, text: cell.text.slice(0, space).trim(), width: next.left - cell.x - 2 };
  const rest = {
    ...cell,
    text: cell.text.slice(space + 1).trim(),
    x: next.left,
    width: cell.x + cell.width - next.left,
  };
  return [first, ...splitCell(rest, columns)];
}

/** A line of one cell that reaches beyond its column. */
function isSpanning<Role>(line: Line, columns: readonly Column<Role>[]): boolean {
  const [cell, ...others] = line.cells;
  if (!cell || others.length > 0) return false;
  // Word files have no widths.
  if (cell.width === 0) return cell.x === 0;
  const next = columns.find(({ left }) => left > cell.x + 4);
  return next !== undefined && cell.x + cell.width > next.left + 6;
}

function nearest<Role>(columns: readonly Column<Role>[], cell: TextCell): Column<Role> {
  const distance = ({ left, right }: Column<Role>) =>
    Math.min(Math.abs(cell.x - left), Math.abs(cell.x + cell.width / 2 - (left + right) / 2));
  return columns.reduce((best, column) => (distance(column) < distance(best) ? column : best));
}
