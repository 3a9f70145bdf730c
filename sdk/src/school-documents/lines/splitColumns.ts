import type { TextLine } from "../DocumentText.ts";

/** Lines with text on both sides, at least, for two columns of text. */
const leastLines = 8;
/** Of a column's width, what its lines fill at least: labels and table cells fill less. */
const leastFilled = 0.6;
/** Of the text's width; a narrower column has labels. */
const narrowest = 0.4;
const tolerance = 4;

/** The lines of a page in reading order: where it has two columns of text, the left one before the right one. */
export function splitColumns(lines: readonly TextLine[]): TextLine[] {
  if (lines.some(({ cells }) => cells.some(({ width }) => width === 0))) return [...lines];
  const ordered: TextLine[] = [];
  let run: TextLine[] = [];
  const right = rightColumn(lines);
  if (right === null) return [...lines];
  const endRun = () => {
    const [from, to] = isTwoColumns(run, right) ? [0, run.length] : (shortColumns(run, right) ?? [0, 0]);
    ordered.push(...run.slice(0, from), ...inOrder(run.slice(from, to), right), ...run.slice(to));
    run = [];
  };
  for (const line of lines) {
    const crosses = line.cells.some(({ x, width }) => x < right - tolerance && x + width > right);
    if (crosses || line.cells.length > 2) {
      endRun();
      ordered.push(line);
    } else run.push(line);
  }
  endRun();
  return ordered;
}

/** Lines with text on both sides, at least, where the texts themselves show that each side goes on. */
const fewestLines = 3;
/** Of such lines, those that continue a text or a list on each side. */
const leastFlowing = 0.3;
const bullet = /^[•●▪◦*–-]\s/;
/** Points by which a list is farther right than the column's heading. */
const widestIndent = 14;
/** Times the usual distance of two lines. */
const farther = 1.3;

/** Where two short columns begin and end in a run: a text or a list on each side, not the rows of a table. */
function shortColumns(run: readonly TextLine[], right: number): readonly [number, number] | null {
  const isPair = ({ cells }: TextLine) =>
    cells.length === 2 && Math.abs((cells[1]?.x ?? 0) - right) <= widestIndent;
  const from = run.findIndex(isPair);
  const pairs = run.filter(isPair);
  if (pairs.length < fewestLines || !flows(pairs, 0) || !flows(pairs, 1)) return null;
  const distance = (index: number) => (run[index]?.y ?? 0) - (run[index - 1]?.y ?? 0);
  const distances = run.map((_, index) => (index > from ? distance(index) : 0)).filter((each) => each > 0);
  const usual = Math.min(...distances);
  // Rows of a table begin on both sides at once.
  const rows = run.filter(
    (line, index) =>
      index > from + 1 &&
      isPair(line) &&
      distance(index) > usual * farther &&
      line.cells.every(({ text }) => /^[A-Z\d]/.test(text)),
  );
  if (rows.length > 0) return null;
  // What follows at a distance is below the columns.
  let to = run.findLastIndex(isPair) + 1;
  while (to < run.length && distance(to) < usual * farther) to += 1;
  return [from, to];
}

/** Whether a column's lines are further lines of a text, or points of a list. */
function flows(pairs: readonly TextLine[], side: 0 | 1): boolean {
  const texts = pairs.map(({ cells }) => cells[side]?.text ?? "");
  const going = texts.filter((text) => /^[a-z(]/.test(text)).length;
  const listed = texts.filter((text) => bullet.test(text)).length;
  return going >= texts.length * leastFlowing || listed >= Math.max(2, texts.length / 2);
}

/** The left edge that most second cells share. */
function rightColumn(lines: readonly TextLine[]): number | null {
  const times = new Map<number, number>();
  for (const { cells } of lines) {
    const [, second, third] = cells;
    if (second && !third && second.width > 0)
      times.set(Math.round(second.x), (times.get(Math.round(second.x)) ?? 0) + 1);
  }
  const cells = lines.flatMap((line) => line.cells);
  const from = Math.min(...cells.map(({ x }) => x));
  const width = Math.max(...cells.map((cell) => cell.x + cell.width)) - from;
  const middle = [...times].filter(
    ([left]) => left - from > width * narrowest && left - from < width * (1 - narrowest),
  );
  const [left, count] = middle.reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0] as const);
  if (count < fewestLines) return null;
  // The heading of a list is left of its bullets.
  const edges = middle.map(([other]) => other);
  return Math.min(...edges.filter((other) => other <= left && left - other <= widestIndent));
}

function isTwoColumns(run: readonly TextLine[], right: number): boolean {
  const pairs = run.filter(
    ({ cells }) => cells.length === 2 && Math.abs((cells[1]?.x ?? 0) - right) <= tolerance,
  );
  if (pairs.length < leastLines) return false;
  const edge = Math.max(...run.flatMap(({ cells }) => cells.map(({ x, width }) => x + width)));
  const left = Math.min(...run.flatMap(({ cells }) => cells.map(({ x }) => x)));
  const share = (right - left) / (edge - left);
  if (share < narrowest || share > 1 - narrowest) return false;
  const filled = (index: 0 | 1, width: number) =>
    median(pairs.map(({ cells }) => cells[index]?.width ?? 0)) >= leastFilled * width;
  return filled(0, right - left) && filled(1, edge - right);
}

function inOrder(run: readonly TextLine[], right: number): TextLine[] {
  const side = (isRight: boolean) =>
    run.flatMap((line) => {
      const cells = line.cells.filter(({ x }) => x >= right - tolerance === isRight);
      return cells.length > 0 ? [{ ...line, cells }] : [];
    });
  return [...side(false), ...side(true)];
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
