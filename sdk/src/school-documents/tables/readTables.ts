import type { TextCell } from "../DocumentText.ts";
import { joinLines, type Line } from "../lines/Line.ts";

export interface Column<Role> {
  /** Null for a column that is not read. */
  readonly role: Role | null;
  readonly heading: string;
  readonly left: number;
  readonly right: number;
}

export interface Row<Role> {
  /** The text of each column that has one. */
  readonly cells: readonly {
    readonly column: Column<Role>;
    readonly text: string;
    /** Its lines. */
    readonly parts: readonly TextCell[];
  }[];
  readonly page: number;
  /** The row's first line. */
  readonly line: Line;
  readonly quote: string;
  /** The line across the whole table above the row: "Related services". */
  readonly group: string;
  /** The line above the table's head. */
  readonly above: string;
}

export interface ColumnWords<Role> {
  /** What a heading announces; null for a text that is no heading of such a table. */
  readonly roleOf: (heading: string) => Role | null;
  /** Whether these roles of columns are those of such a table. */
  readonly isTable: (roles: readonly Role[]) => boolean;
  /** What the leftmost column is where no heading says so. */
  readonly main?: Role;
  /** What a column is whose heading does not say so, from its texts. */
  readonly roleOfTexts?: (texts: readonly string[], column: Column<Role>) => Role | null;
  /** What a column on the left is that has no heading at all. */
  readonly unnamed?: Role;
  /** Words that headings consist of where they are not bold. */
  readonly words: RegExp;
  /** Whether the cells of a line begin a row although the line is close to the one above. */
  readonly beginsRow: (cells: ReadonlyMap<Role, string>, row: ReadonlyMap<Role, string>) => boolean;
}

/** Letter sizes between two lines of a table's headings, at most. */
const headingPitch = 1.9;
/** Points between the sizes of two lines of a head, at most: scans vary. */
const sameSize = 1;
const longestHeading = 70;
/** "45 minutes, 1 time per day" has nothing but words of headings. */
const amount = /\d\s*(min|hours?|hrs?|times?|x\b|sessions?|per\b|%(?! ?(conf|ci\b|int|range|band))|\/)/i;
const shortHeading = /^[A-Z][A-Za-z/&(),.#'’ -]{1,60}$/;
/** Lines of a table's headings, at most. */
const mostHeadLines = 7;

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

function readHead<Role>(lines: readonly Line[], start: number, words: ColumnWords<Role>) {
  const first = lines[start];
  if (!first || first.cells.length < 2) return null;
  const unnamed = unnamedColumn(lines, start, words);
  // The further line of a row may have nothing but words of headings.
  const above = lines[start - 1];
  const isBelowTitle = above?.cells.length === 1 && (above.isBold || first.cells.length > 2);
  const isSmaller = first.size > 0 && first.size < (above?.size ?? 0) - 1;
  const isBegin = first.isApart || first.isBold || isSmaller || unnamed || isBelowTitle;
  if (start > 0 && !isBegin) return null;
  let end = start;
  const band: TextCell[][] = [];
  const aboveRows = endAboveRows(lines, start);
  while (end < lines.length && end < start + mostHeadLines) {
    const line = lines[end];
    if (!line) break;
    if (end < aboveRows) {
      band.push([...line.cells]);
      end += 1;
      continue;
    }
    const unknown = line.cells.filter(({ text }) => !isHeadingText(text, words.words));
    // One column in three may be called something else.
    const isHead =
      unknown.length <= (end === start ? Math.floor(line.cells.length / 3) : 0) &&
      unknown.every(({ text }) => shortHeading.test(text));
    if (!isHead && !(line.isBold && line.cells.every(({ text }) => text.length <= longestHeading))) break;
    const isOfHead = line.page === first.page && Math.abs(line.size - first.size) < sameSize;
    if (end > start && (!isOfHead || line.isApart || line.gap > headingPitch)) break;
    band.push([...line.cells]);
    end += 1;
  }
  const edges = leftEdges(lines.slice(end, end + linesBelow));
  const cells = band.flat().flatMap((cell) => splitCell(cell, edges));
  const headed = [...(unnamed ? [unnamed] : []), ...columnsOf(cells, words)];
  const columns = withRolesOfTexts(headed, lines.slice(end), words);
  const named = columns.filter((column) => column.role !== null);
  if (named.length < 1 || columns.length < 2 || !words.isTable(named.flatMap(({ role }) => role ?? [])))
    return null;
  return { columns, end };
}

/** Lines below a head that show where its columns begin. */
const linesBelow = 6;
/** Lines below a head that show what its columns are. */
const linesOfTexts = 24;

/** Gives columns the role that their texts have, where the heading has none or the texts contradict it. */
function withRolesOfTexts<Role>(
  columns: readonly Column<Role>[],
  below: readonly Line[],
  words: ColumnWords<Role>,
): readonly Column<Role>[] {
  const { roleOfTexts } = words;
  if (!roleOfTexts || columns.length < 2) return columns;
  const rows = readRows(below.slice(0, linesOfTexts), columns, words);
  return columns.map((column) => {
    const texts = rows.flatMap(({ cells }) =>
      cells.filter((cell) => cell.column === column).map(({ text }) => text),
    );
    return { ...column, role: roleOfTexts(texts, column) };
  });
}

/**
 * The end of a block of lines that is a table's head by its place alone, whatever its words: short texts without
 * numbers, above a row whose cells begin where they do. `start` where there is none.
 */
function endAboveRows(lines: readonly Line[], start: number): number {
  const first = lines[start];
  if (!first?.isApart || first.cells.length < 3) return start;
  let end = start + 1;
  while (end < lines.length && end < start + mostHeadLines && !lines[end]?.isApart) end += 1;
  const [head, row] = [lines.slice(start, end), lines[end]];
  if (!row || row.page !== first.page || row.cells.length < 2) return start;
  const isShort = head.every(({ cells }) =>
    cells.every(({ text }) => text.length <= longestHeading && !/\d/.test(text)),
  );
  const isNamed = first.cells.every(({ text }) => /^[A-Z(#]/.test(text) && !/[.;:]$/.test(text));
  const isOtherStyle = (first.isBold && !row.isBold) || (first.size > 0 && first.size < row.size - 0.4);
  const below = cellsAt(row, first);
  const isBelowRow = lines.slice(Math.max(0, start - 3), start).some((line) => cellsAt(line, first) > 1);
  const hasRow = below === row.cells.length && (isOtherStyle || (/\d/.test(row.text) && !isBelowRow));
  return isShort && isNamed && hasRow ? end : start;
}

/** How many cells of a line begin where those of another do. */
const cellsAt = (line: Line, other: Line) =>
  line.cells.filter(({ x, width }) =>
    other.cells.some((cell) => Math.abs(cell.x - x) < (width === 0 ? 0.5 : 4)),
  ).length;

/** Where cells begin in these lines, from left to right. */
function leftEdges(lines: readonly Line[]): { readonly left: number }[] {
  const lefts = lines.flatMap(({ cells }) => (cells.length > 1 ? cells.map(({ x }) => x) : []));
  return [...new Set(lefts)].sort((a, b) => a - b).map((left) => ({ left }));
}

/** The column left of all headings, where the next line has a cell there. */
function unnamedColumn<Role>(
  lines: readonly Line[],
  start: number,
  { unnamed }: ColumnWords<Role>,
): Column<Role> | null {
  const [heading, cell] = [lines[start]?.cells[0], lines[start + 1]?.cells[0]];
  if (unnamed === undefined || !heading || !cell) return null;
  const isLeft = cell.width === 0 ? cell.x < heading.x : cell.x + 12 < heading.x;
  const isText = /[a-z]{3}/i.test(cell.text) && (lines[start + 1]?.cells.length ?? 0) > 1;
  return isLeft && isText ? { role: unnamed, heading: "", left: cell.x, right: cell.x + cell.width } : null;
}

const isHeadingText = (text: string, words: RegExp) => {
  if (text.length > longestHeading || amount.test(text)) return false;
  const rest =
    text
      .toLowerCase()
      .replace(/\([^)]*\)?/g, " ")
      .match(/[a-z]+/g) ?? [];
  return rest.length === 0
    ? /^([#/&\s()\-:.*]*|\([a-z ,.]+\))$/i.test(text)
    : rest.every((word) => words.test(word));
};

function columnsOf<Role>(cells: readonly TextCell[], words: ColumnWords<Role>) {
  const groups: { left: number; right: number; texts: string[] }[] = [];
  for (const cell of cells) {
    const right = cell.x + cell.width;
    // Word files count columns instead of points.
    const reach = cell.width === 0 ? 0 : 1;
    const group = groups.find((other) => cell.x <= other.right + reach && other.left <= right + reach);
    if (!group) groups.push({ left: cell.x, right, texts: [cell.text] });
    else {
      group.left = Math.min(group.left, cell.x);
      group.right = Math.max(group.right, right);
      group.texts.push(cell.text);
    }
  }
  const { main } = words;
  const columns = groups
    .sort((a, b) => a.left - b.left)
    .map(({ left, right, texts }) => {
      const heading = joinLines(texts);
      return { left, right, heading, texts, role: words.roleOf(heading.toLowerCase()) };
    });
  if (main === undefined || columns.some(({ role }) => role === main)) return columns;
  return columns.map((column, index) => {
    // "Service" above "Provider" in one heading
    const isAbove = column.texts.length > 1 && words.roleOf(column.texts[0]?.toLowerCase() ?? "") === main;
    return index === 0 && (column.role === null || isAbove) ? { ...column, role: main } : column;
  });
}

function readRows<Role>(
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
function splitCell(cell: TextCell, columns: readonly { readonly left: number }[]): TextCell[] {
  const next = columns.find(({ left }) => left > cell.x + 12 && left < cell.x + cell.width - 4);
  if (!next || cell.width === 0) return [cell];
  const at = Math.round(((next.left - cell.x) / cell.width) * cell.text.length);
  const space = [...cell.text.matchAll(/ /g)]
    .map(({ index }) => index)
    .reduce((best, index) => (Math.abs(index - at) < Math.abs(best - at) ? index : best), -100);
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
