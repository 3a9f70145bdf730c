import { isBrokenEarly, rightEdges } from "./brokenEarly.ts";
import { joinLines, type Line } from "./Line.ts";

/** Lines with the same second column that make a column of labels, at least. */
const leastLines = 4;
/** Less than a column of a Word file, whose positions are counted. */
const tolerance = 0.5;

/**
 * Makes one line of each row of a table with labels on the left and answers on the right, where the labels have no colon
 * and may have several lines. Other lines stay as they are.
 */
export function joinLabelRows(lines: readonly Line[]): Line[] {
  const second = secondColumn(lines);
  if (second === null) return [...lines];
  const rows: { label: string[]; answer: string[]; line: Line }[] = [];
  const joined: (Line | (typeof rows)[number])[] = [];
  let current: (typeof rows)[number] | null = null;
  const edges = rightEdges(lines);
  for (const [index, line] of lines.entries()) {
    const label = line.cells.filter(({ x }) => x < second - tolerance).map(({ text }) => text);
    const answer = line.cells.filter(({ x }) => Math.abs(x - second) <= tolerance).map(({ text }) => text);
    const isRow =
      label.length + answer.length === line.cells.length &&
      label.length <= 1 &&
      // "First day: Monday" is a label with its answer.
      !label.some((text) => /:\s\S/.test(text)) &&
      isNarrow(line, second);
    if (!isRow || (answer.length === 0 && (line.isApart || !current))) {
      current = null;
      joined.push(line);
    } else if (
      !current ||
      (line.isApart && label.length > 0) ||
      isParagraph(line, label, lines[index - 1], edges)
    ) {
      current = { label, answer, line };
      joined.push(current);
    } else {
      current.label.push(...label);
      current.answer.push(...answer);
    }
  }
  return joined.map((row) => ("label" in row ? lineOf(row) : row));
}

/** A further paragraph of an answer; in Word files, each line of a cell is one. */
const isParagraph = (
  { isApart, cells }: Line,
  label: readonly string[],
  above: Line | undefined,
  edges: ReadonlyMap<number, number>,
) =>
  label.length === 0 &&
  (isApart ||
    cells.every(({ width }) => width === 0) ||
    (above !== undefined && cells.every((cell) => isBrokenEarly(above, cell, edges))));

/** The left edge that most second cells of two share. */
function secondColumn(lines: readonly Line[]): number | null {
  const times = new Map<number, number>();
  for (const { cells } of lines) {
    const [, second, ...others] = cells;
    if (!second || others.length > 0) continue;
    const left = Math.round(second.x);
    times.set(left, (times.get(left) ?? 0) + 1);
  }
  const [left, count] = [...times].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0] as const);
  return count >= leastLines ? left : null;
}

const isNarrow = ({ cells }: Line, second: number) =>
  cells.every(({ x, width }) => x >= second - 0.5 || x + width < second);

function lineOf({
  label,
  answer,
  line,
}: {
  label: readonly string[];
  answer: readonly string[];
  line: Line;
}): Line {
  const [first = line.cells[0], last = line.cells.at(-1)] = line.cells;
  const labelText = joinLines(label);
  const answerText = joinLines(answer);
  const cells = [
    ...(first && labelText !== ""
      ? [{ ...first, text: /[:?]$/.test(labelText) ? labelText : `${labelText}:` }]
      : []),
    ...(last && answerText !== "" ? [{ ...last, text: answerText }] : []),
  ];
  return {
    ...line,
    isApart: line.isApart || labelText === "",
    cells,
    text: cells.map(({ text }) => text).join(" "),
  };
}
