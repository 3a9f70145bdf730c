import { splitBoxes } from "../iep/listItems.ts";
import type { Line } from "./Line.ts";

/** Points between a box and the text that continues in the next line, at most. */
const widestMark = 40;

/** Choices side by side, each with the rest of its words from the lines below: "[x] Expected to meet" and "goal" → one cell. */
export function joinWrappedBoxes(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const row = joined.at(-1);
    if (row && isRest(line, row)) {
      const cells = row.cells.map((cell) => {
        const rest = line.cells.filter(({ x }) => isBelow(x, cell.x)).map(({ text }) => text);
        return rest.length > 0 ? { ...cell, text: [cell.text, ...rest].join(" ") } : cell;
      });
      joined.splice(-1, 1, { ...row, cells, text: cells.map(({ text }) => text).join(" ") });
    } else joined.push(line);
  }
  return joined;
}

const isBelow = (x: number, box: number) => x > box + 4 && x < box + widestMark;

function isRest(line: Line, row: Line): boolean {
  const isRow = row.cells.length > 1 && row.cells.every(({ text }) => splitBoxes(text).length === 1);
  return (
    isRow &&
    !line.isApart &&
    line.page === row.page &&
    line.cells.every(
      ({ x, width, text }) =>
        width > 0 && splitBoxes(text).length === 0 && row.cells.some((cell) => isBelow(x, cell.x)),
    )
  );
}
