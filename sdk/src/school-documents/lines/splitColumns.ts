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
  const ordered: TextLine[] = [];
  let run: TextLine[] = [];
  const right = rightColumn(lines);
  if (right === null) return [...lines];
  const endRun = () => {
    ordered.push(...(isTwoColumns(run, right) ? inOrder(run, right) : run));
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

/** The left edge that most second cells share. */
function rightColumn(lines: readonly TextLine[]): number | null {
  const times = new Map<number, number>();
  for (const { cells } of lines) {
    const [, second, third] = cells;
    if (second && !third && second.width > 0)
      times.set(Math.round(second.x), (times.get(Math.round(second.x)) ?? 0) + 1);
  }
  const [left, count] = [...times].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0] as const);
  return count >= leastLines ? left : null;
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
