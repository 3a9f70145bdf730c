import type { TextCell } from "../DocumentText.ts";
import { type BodyStyle, isProminent } from "../lines/bodyStyle.ts";
import type { Line } from "../lines/Line.ts";
import { headingOf, partsNamed } from "./headingOf.ts";
import type { SectionName } from "./headings.ts";

interface PartBeside {
  readonly name: SectionName;
  readonly headingLine: Line;
  readonly lines: readonly Line[];
}

/** In points; Word files count columns instead. */
const tolerance = 4;

/**
 * The parts whose headings are side by side in a line, each with the lines below in its column: "Accommodations" beside
 * "State and district tests". Null where the line has no such headings.
 * @param current The part that the line is in: a table of a part may have a column that is called like another part.
 */
export function partsSideBySide(
  lines: readonly Line[],
  start: number,
  current: { readonly name: SectionName; readonly heading: string },
  body: BodyStyle,
): { readonly parts: readonly PartBeside[]; readonly end: number } | null {
  const line = lines[start];
  if (!line || line.cells.length < 2 || line.cells.length > 3 || !isProminent(line, body)) return null;
  const names = namesOf(line, current, body);
  if (!names) return null;
  const edges = line.cells.map(({ x }) => x);
  const below = lines.slice(start + 1);
  const last = below.findIndex((next) => !isBelow(next, line, edges, current, body));
  const end = last === -1 ? lines.length : start + 1 + last;
  const parts = line.cells.map((cell, index) => ({
    name: names[index] ?? current.name,
    headingLine: withCells(line, [cell]),
    lines: lines.slice(start + 1, end).flatMap((each) => {
      const cells = each.cells.filter(({ x }) => columnAt(edges, x) === index);
      return cells.length > 0 ? [withCells(each, cells)] : [];
    }),
  }));
  return { parts, end };
}

/** The part that each cell is the heading of; null unless they are headings of several parts. */
function namesOf(
  line: Line,
  current: { readonly name: SectionName; readonly heading: string },
  body: BodyStyle,
): SectionName[] | null {
  const ofHeading = partsNamed(current.heading);
  const found = line.cells.map((cell) => {
    const heading = headingOf(withCells(line, [cell]), body);
    return heading && heading.rest === "" && !heading.isWeak ? heading.section : null;
  });
  if (found.includes(current.name) && ofHeading.length < 2) return null;
  // "In class" beside "State tests" below "Accommodations and testing"
  const others = ofHeading.filter((name) => !found.includes(name));
  const names = found.map(
    (name) => name ?? (others.length === 1 && found.length === 2 ? others[0] : null) ?? null,
  );
  const isOfLevels = names.every((name) => name === null || columnNames.includes(name));
  return !isOfLevels && names.every((name) => name !== null) && new Set(names).size > 1
    ? names.flatMap((name) => name ?? [])
    : null;
}

/** What columns of present levels and goals are called, too: "Assessment" and "Results". */
const columnNames: readonly SectionName[] = ["present-levels", "goals", "testing", "other"];

const isBelow = (
  line: Line,
  head: Line,
  edges: readonly number[],
  current: { readonly name: SectionName; readonly heading: string },
  body: BodyStyle,
): boolean =>
  line.page === head.page &&
  !line.cells.some((cell) => crosses(cell, edges)) &&
  !isProminent(line, { ...body, isPlain: false }) &&
  namesOf(line, current, body) === null;

const crosses = ({ x, width }: TextCell, edges: readonly number[]) =>
  edges.some((edge) => x < edge - tolerance && x + width > edge + tolerance);

/** A column begins a little left of its heading's letters. */
const columnAt = (edges: readonly number[], x: number) =>
  Math.max(
    0,
    edges.findLastIndex((edge) => x >= edge - (Number.isInteger(edge) && edge < 8 ? 0 : tolerance)),
  );

const withCells = (line: Line, cells: readonly TextCell[]): Line => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join(" "),
});
