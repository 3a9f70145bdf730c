import type { DateLabel, Found, LabelledDay } from "../findings.ts";
import type { Line } from "../lines/Line.ts";
import { dateLabels } from "./dateLabels.ts";
import { readDays } from "./readDays.ts";

/** Lines from the top in which a day of its own is the document's. */
const letterHead = 16;
const longestLabel = 90;

/** The days that the document names, one for each label: the words before a day, left of it or above it tell its label. */
export function readDates(lines: readonly Line[]): Found<LabelledDay>[] {
  const found = new Map<DateLabel, Found<LabelledDay>>();
  for (const [index, line] of lines.entries()) {
    for (const [cellIndex, cell] of line.cells.entries()) {
      let from = 0;
      for (const { day, start, end, isClear } of readDays(cell.text)) {
        const before = cell.text.slice(from, start).replace(/[\s:–_-]+$/, "");
        from = end;
        const label = labelFor(before, () => [line.cells[cellIndex - 1]?.text, above(lines, index, cell.x)]);
        const named = label ?? (isAlone(line, start, end) && index < letterHead ? "document" : null);
        if (!named || found.has(named)) continue;
        const quote =
          before === "" ? `${line.cells[cellIndex - 1]?.text ?? ""} ${cell.text}`.trim() : cell.text;
        found.set(named, { value: { label: named, day }, page: line.page, quote, isClear });
      }
    }
  }
  return [...found.values()];
}

function labelFor(before: string, elsewhere: () => readonly (string | undefined)[]): DateLabel | null {
  const texts = /[a-z]{2}/i.test(before) ? [before] : elsewhere();
  for (const text of texts) {
    if (!text || !/[a-z]{2}/i.test(text) || (text.length > longestLabel && text !== before)) continue;
    const near =
      text
        .slice(-longestLabel)
        .split(/(?<=[.;])\s/)
        .at(-1) ?? "";
    const label = dateLabels.find(([, wording]) => wording.test(near));
    if (label) return label[0];
  }
  return null;
}

/** The text of the cell above, at about the same place of its line. */
function above(lines: readonly Line[], index: number, x: number): string | undefined {
  const line = lines[index];
  const previous = lines[index - 1];
  if (!line || !previous || previous.page !== line.page) return undefined;
  return previous.cells.find((cell) => Math.abs(cell.x - x) < 12)?.text;
}

const isAlone = (line: Line, start: number, end: number) =>
  end - start >= line.text.replace(/^\w+day,\s*/, "").length - 2;
