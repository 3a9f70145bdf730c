import type { DocumentText } from "../DocumentText.ts";
import type { Line } from "./Line.ts";

type LineWithoutGap = Omit<Line, "gap" | "isApart">;

/** Letter sizes that a line may be farther from the line above than usual and still belong to it. */
const tolerance = 0.22;
/** Of the lines of a document, those of one text at least. */
const leastShare = 0.1;
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
  return lines.map((line, index) => {
    const gap = gaps[index] ?? apart;
    const isApart = hasPositions ? gap > usual + tolerance : gap === apart;
    return { ...line, gap, isApart };
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
