import type { TextCell } from "../DocumentText.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { readRows, splitCell } from "./readRows.ts";
import type { Column, ColumnWords } from "./Table.ts";

/** Letter sizes between two lines of a table's headings, at most. */
const headingPitch = 1.9;
/** Points between the sizes of two lines of a head, at most: scans vary. */
const sameSize = 1;
const longestHeading = 70;
/** Of one in bold type. */
const longestBold = 100;
/** "45 minutes, 1 time per day" has nothing but words of headings. */
const amount = /\d\s*(min|hours?|hrs?|times?|x\b|sessions?|per\b|%(?! ?(conf|ci\b|int|range|band))|\/)/i;
const shortHeading = /^[A-Z][A-Za-z/&(),.#'’ -]{1,60}$/;
/** Lines of a table's headings, at most. */
const mostHeadLines = 7;

/** @returns the columns of a table whose head begins at `start`, and the index of the line after the head; null where none begins. */
export function readHead<Role>(lines: readonly Line[], start: number, words: ColumnWords<Role>) {
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
    if (!isHead && !(line.isBold && line.cells.every(({ text }) => text.length <= longestBold))) break;
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
  // A further row with columns of its own, such as that of an objective, begins within a cell of the first row.
  const isWithin = (x: number) =>
    lines[0]?.cells.some((cell) => cell.x < x - 12 && cell.x + cell.width > x + 12) ?? false;
  const lefts = lines
    .flatMap(({ cells }) => (cells.length > 1 ? cells.map(({ x }) => x) : []))
    .filter((x) => !isWithin(x));
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
