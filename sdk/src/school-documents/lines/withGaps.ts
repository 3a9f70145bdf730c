import type { DocumentText } from "../DocumentText.ts";
import type { Line } from "./Line.ts";

type LineWithoutGap = Omit<Line, "gap" | "isApart">;

/** Letter sizes that a line may be farther from the line above than usual and still belong to it. */
const tolerance = 0.22;
/** Of the lines of a document, those of one text at least. */
const leastShare = 0.06;
const apart = 2;
const together = 1;

/**
 * Adds each line's distance from the one above. In Word files every line is a paragraph or a row, so only a row without
 * its first cell belongs to the row above; in pasted text an empty line is between paragraphs.
 */
export function withGaps(lines: readonly LineWithoutGap[], source: DocumentText["source"]): Line[] {
  const gaps = lines.map((line, index) => gapAbove(line, lines[index - 1], source));
  const usual = usualGap(gaps);
  const hasPositions = source === "pdf" || source === "scan";
  const rights = rightEdges(lines);
  return lines.map((line, index) => {
    const gap = gaps[index] ?? apart;
    const isFar = hasPositions ? gap > usual + tolerance : gap === apart;
    return { ...line, gap, isApart: isFar || (hasPositions && endsEarly(lines[index - 1], line, rights)) };
  });
}

function gapAbove(
  line: LineWithoutGap,
  last: LineWithoutGap | undefined,
  source: DocumentText["source"],
): number {
  if (!last) return apart;
  if (source === "word") return line.cells[0]?.x === 0 ? apart : together;
  if (source === "pasted") return line.y - last.y > 1 ? apart : together;
  if (line.page !== last.page) return continues(line, last) ? together : apart;
  // The top of the next column.
  if (line.y < last.y) return continues(line, last) ? together : apart;
  return line.size > 0 ? (line.y - last.y) / Math.max(line.size, last.size) : together;
}

const continues = (line: LineWithoutGap, last: LineWithoutGap) =>
  !/[.!?:;]$/.test(last.text) && /^[a-z(]/.test(line.text);

/** The smallest distance that many lines have. */
function usualGap(gaps: readonly number[]): number {
  const times = new Map<number, number>();
  for (const gap of gaps) {
    const rounded = Math.round(gap * 10) / 10;
    if (rounded >= 0.9 && rounded <= apart) times.set(rounded, (times.get(rounded) ?? 0) + 1);
  }
  const common = [...times].filter(([, count]) => count >= gaps.length * leastShare).map(([gap]) => gap);
  return common.length > 0 ? Math.min(...common) : 1.2;
}

interface RightEdges {
  readonly byLeft: ReadonlyMap<number, { readonly right: number; readonly lines: number }>;
  readonly ofAll: number;
}

/** The right edge of the text that begins at each left edge, and of all text. */
function rightEdges(lines: readonly LineWithoutGap[]): RightEdges {
  const byLeft = new Map<number, { right: number; lines: number }>();
  let ofAll = 0;
  for (const { cells } of lines) {
    const [cell, ...others] = cells;
    for (const { x, width } of cells) ofAll = Math.max(ofAll, x + width);
    if (!cell || others.length > 0) continue;
    const left = Math.round(cell.x);
    const edge = byLeft.get(left) ?? { right: 0, lines: 0 };
    byLeft.set(left, { right: Math.max(edge.right, cell.x + cell.width), lines: edge.lines + 1 });
  }
  return { byLeft, ofAll };
}

/** Few lines do not show how far their text may reach. */
const fewLines = 5;

function rightEdge({ byLeft, ofAll }: RightEdges, x: number): number {
  const edge = byLeft.get(Math.round(x));
  return edge && edge.lines >= fewLines ? edge.right : ofAll;
}

/** "… scores 3 or higher on" */
const unfinished = /[,;-]$|\b(a|an|the|of|in|on|at|to|for|from|with|by|and|or|than|is|are|will)$/;

/** Whether a line would have had room for the first word of the next one, which begins a sentence of its own. */
function endsEarly(last: LineWithoutGap | undefined, line: LineWithoutGap, rights: RightEdges): boolean {
  const [before, cell] = [last?.cells[0], line.cells[0]];
  if (!before || !cell || last?.cells.length !== 1 || line.cells.length !== 1 || last.page !== line.page)
    return false;
  if (Math.abs(before.x - cell.x) > 2 || !/^[A-Z\d"“(]/.test(cell.text) || unfinished.test(before.text))
    return false;
  const word = cell.text.split(" ")[0]?.length ?? 0;
  const room = rightEdge(rights, cell.x) - before.x - before.width;
  return room > ((word + 2) * cell.width) / cell.text.length + line.size;
}
