import type { TextCell } from "../DocumentText.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { bullet } from "../lines/paragraphsOf.ts";

/** What a label says about the text behind or below it. */
export interface Label<Role> {
  readonly role: Role;
  /** What follows the label in its own cell. */
  readonly rest: string;
}

/** A label and its text. */
export interface Field<Role> {
  readonly role: Role;
  /** From the label's own line. */
  readonly first: string;
  /** From the lines below. */
  readonly below: string;
  /** All of it. */
  readonly text: string;
  /** Its paragraphs and points, without bullets. */
  readonly paragraphs: readonly string[];
  /** The label as written. */
  readonly label: string;
  readonly page: number;
  /** The number of its label's line among the lines, from 0. */
  readonly line: number;
}

interface OpenField<Role> {
  readonly role: Role;
  readonly page: number;
  readonly line: number;
  /** The line that was added last. */
  last: Line;
  readonly x: number;
  /** The left edge of a text in a cell beside the label; null where there is none. */
  besideX: number | null;
  readonly first: string[];
  readonly below: string[];
  readonly label: string;
  readonly paragraphs: string[][];
}

/** Space between two lines, in letter sizes, that ends a field whose last sentence is finished. */
const gapAfterField = 2.4;

/**
 * The labelled texts of a form ("Area of need: Reading", or a label above its text), side by side or below one another.
 * @param labelOf Recognizes the label at the start of a cell.
 * @param hasOtherRows Whether a row of labels and values ends the text above it although its label is not known.
 * @param ends Whether a line belongs to no field, given what the last one said so far.
 */
export function readFields<Role>(
  lines: readonly Line[],
  labelOf: (cell: string, line: Line) => Label<Role> | null,
  ends: (line: Line, said: string) => boolean = () => false,
  hasOtherRows = false,
): Field<Role>[] {
  const fields: OpenField<Role>[] = [];
  let open: readonly OpenField<Role>[] = [];
  const skipped: { readonly x: number; readonly line: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const last = open.at(-1);
    if (ends(line, last ? joinLines([...last.first, ...last.below]) : "") || isAfterField(line, open))
      open = [];
    if (hasOtherRows && isOtherRow(line, open, labelOf)) {
      open = [];
      continue;
    }
    const opened: OpenField<Role>[] = [];
    for (const cell of line.cells) {
      const label = labelOf(cell.text, line);
      if (label) {
        const first = label.rest === "" ? [] : [label.rest];
        const written = cell.text.slice(0, cell.text.length - label.rest.length);
        const paragraphs = first.length > 0 ? [[label.rest]] : [];
        opened.push({
          role: label.role,
          page: line.page,
          line: index,
          last: line,
          x: cell.x,
          besideX: null,
          first,
          below: [],
          label: written,
          paragraphs,
        });
        continue;
      }
      const next = lines[index + 1];
      // A label that is not known, in a row of small labels above their values.
      const isOtherLabel =
        opened.length > 0 &&
        next !== undefined &&
        line.size > 0 &&
        line.size < next.size - 1 &&
        cell.text.length < 40;
      if (isOtherLabel) {
        skipped.push({ x: cell.x, line: index + 1 });
        continue;
      }
      if (skipped.some((other) => other.line === index && Math.abs(other.x - cell.x) < 4)) continue;
      const field = opened.at(-1) ?? wrappedAt(open, line) ?? columnAt(open, cell);
      if (!field || isMoreOfLabel(field, cell, line, opened.length > 0)) continue;
      if (opened.length > 0) field.besideX ??= cell.x;
      (opened.length > 0 ? field.first : field.below).push(cell.text);
      const paragraph = field.paragraphs.at(-1);
      const isNext = field.last !== line && (line.isApart || bullet.test(cell.text));
      field.last = line;
      if (!paragraph || (opened.length === 0 && isNext)) {
        field.paragraphs.push([cell.text.replace(bullet, "")]);
      } else paragraph.push(cell.text);
    }
    fields.push(...opened);
    if (opened.length > 0) open = opened;
  }
  return fields.map(({ role, page, line, first, below, label, paragraphs }) => ({
    role,
    page,
    line,
    first: joinLines(first),
    below: joinLines(below),
    text: joinLines([...first, ...below]),
    paragraphs: paragraphs.map((texts) => joinLines([...texts])),
    label,
  }));
}

/** In points; Word files count columns instead. */
const sameColumn = 2;
const isSamePlace = (x: number, { x: other, width }: TextCell) =>
  Math.abs(x - other) <= (width === 0 ? 0 : sameColumn);
const longestLabel = 60;

/** Whether a line is the next row of labels and values, with a label that is not known. */
function isOtherRow<Role>(
  line: Line,
  open: readonly OpenField<Role>[],
  labelOf: (cell: string, line: Line) => Label<Role> | null,
): boolean {
  const [label, value, ...others] = line.cells;
  const [above] = open;
  return (
    label !== undefined &&
    value !== undefined &&
    others.length === 0 &&
    above !== undefined &&
    open.length === 1 &&
    above.besideX !== null &&
    line.isApart &&
    label.text.length <= longestLabel &&
    /^[A-Z]/.test(label.text) &&
    isSamePlace(above.x, label) &&
    isSamePlace(above.besideX, value) &&
    !labelOf(label.text, line) &&
    !labelOf(value.text, line)
  );
}

/** Whether a cell is the second line of a label beside its text. */
const isMoreOfLabel = <Role>(
  { x, besideX }: OpenField<Role>,
  cell: TextCell,
  line: Line,
  isBeside: boolean,
): boolean => !isBeside && !line.isApart && besideX !== null && besideX > cell.x + 20 && cell.x <= x + 2;

/** A label at the end of a line whose text begins in the next one. */
function wrappedAt<Role>(
  open: readonly OpenField<Role>[],
  { cells, isApart }: Line,
): OpenField<Role> | undefined {
  const last = open.at(-1);
  const isEmpty = last && last.first.length + last.below.length === 0;
  return open.length > 2 && isEmpty && !isApart && cells.length === 1 && (cells[0]?.x ?? 0) < last.x
    ? last
    : undefined;
}

function columnAt<Role>(
  open: readonly OpenField<Role>[],
  { x, width }: TextCell,
): OpenField<Role> | undefined {
  // Word files count columns instead of points.
  const tolerance = width === 0 ? 0 : 8;
  return open.findLast((field) => field.x <= x + tolerance) ?? open[0];
}

function isAfterField<Role>({ gap }: Line, open: readonly OpenField<Role>[]): boolean {
  const isFinished = open.every(({ first, below }) =>
    /[.!?]$/.test((below.at(-1) ?? first.at(-1) ?? "").trim()),
  );
  return isFinished && gap > gapAfterField;
}
