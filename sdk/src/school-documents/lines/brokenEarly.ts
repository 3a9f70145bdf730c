import type { TextCell } from "../DocumentText.ts";
import type { Line } from "./Line.ts";

/** How far to the right the texts of each column go, by their left edges; Word files have no widths. */
export function rightEdges(lines: readonly Line[]): ReadonlyMap<number, number> {
  const edges = new Map<number, number>();
  for (const { x, width } of lines.flatMap(({ cells }) => cells)) {
    if (width > 0) edges.set(Math.round(x), Math.max(edges.get(Math.round(x)) ?? 0, x + width));
  }
  return edges;
}

/** In points. */
const sameColumn = 2;

/** Whether a sentence ended in the line above although the next word had room: then a paragraph ended there. */
export function isBrokenEarly(above: Line, cell: TextCell, edges: ReadonlyMap<number, number>): boolean {
  const last = above.cells.find(({ x }) => Math.abs(x - cell.x) < sameColumn);
  const edge = edges.get(Math.round(cell.x));
  if (!last || !edge || cell.width === 0 || !/[.!?]["”)]?$/.test(last.text)) return false;
  const [word = ""] = cell.text.split(" ");
  const room = edge - (last.x + last.width);
  return /^["“(]?[A-Z]/.test(word) && room > ((word.length + 2) * cell.width) / cell.text.length;
}
