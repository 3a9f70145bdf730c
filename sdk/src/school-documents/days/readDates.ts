import type { DateLabel, Found, LabelledDay } from "../findings.ts";
import type { Line } from "../lines/Line.ts";
import { dateLabels } from "./dateLabels.ts";
import { type DayInText, readDays } from "./readDays.ts";

/** Lines from the top in which a day of its own is the document's. */
const letterHead = 16;
const longestLabel = 90;
/** The longest cell that is a label for the cell on its right or below. */
const longestCell = 60;
const weekday = /\b(mon|tues|wednes|thurs|fri|satur|sun)day,?\s*$/i;
/** Between the two days of a period. */
const joiner = /^[\s(]*(to|through|thru|until|and|[-–—])?[\s)]*$/i;
/** Above a day in a table of services, not of the IEP. */
const columnOfServices =
  /^((projected|anticipated) )?(start|begin\w*|end\w*|initiation|duration|from|to)( date)?:?$/i;

/**
 * The days that the document names, one for each label: the words before a day, left of it or above it tell its label.
 * @param ofSignature What a day without a label is in a line beside signatures; null in other lines.
 * @param isOfIncident Whether "on October 3" tells when something happened.
 */
export function readDates(
  lines: readonly Line[],
  {
    ofSignature: signatureLabel = () => null,
    isOfIncident = false,
  }: { ofSignature?: (line: Line) => DateLabel | null; isOfIncident?: boolean } = {},
): Found<LabelledDay>[] {
  const found = new Map<DateLabel, Found<LabelledDay>>();
  for (const [index, line] of lines.entries()) {
    const ofSignature = signatureLabel(line) ?? (/\/s\/|\bsignature\b/i.test(line.text) ? "signed" : null);
    let lastLabel: DateLabel | null = null;
    for (const [cellIndex, cell] of line.cells.entries()) {
      let end = 0;
      for (const read of readDays(cell.text)) {
        const before = cell.text.slice(end, read.start).replace(/[\s:–_-]+$/, "");
        const beside = line.cells[cellIndex - 1]?.text;
        const isSecond: boolean =
          lastLabel === "iep-starts" && joiner.test(before) && (before !== "" || end > 0);
        let label: DateLabel | null | undefined = isSecond
          ? "iep-ends"
          : labelFor(before, [beside, above(lines, index, cell.x)]);
        if (ofSignature && (label === undefined || label === "document" || label === "signed"))
          label = ofSignature;
        if (label === undefined && isLetterHead(line, index, read)) label = "document";
        if (isOfIncident && label === undefined && /\bon( or about)?$/i.test(before)) label = "incident";
        end = read.end;
        lastLabel = label ?? null;
        if (!label || found.has(label)) continue;
        const quote = before === "" && beside ? `${beside} ${cell.text}` : cell.text;
        found.set(label, { value: { label, day: read.day }, page: line.page, quote, isClear: read.isClear });
      }
    }
  }
  return [...found.values()];
}

/** Undefined: nothing names the day. Null: it is a day that is not read. */
function labelFor(before: string, elsewhere: readonly (string | undefined)[]): DateLabel | null | undefined {
  const hasWords = /[a-z]{2}/i.test(before);
  for (const text of hasWords ? [before] : elsewhere) {
    if (!text || !/[a-z]{2}/i.test(text) || (text.length > longestCell && !hasWords)) continue;
    const near =
      text
        .slice(-longestLabel)
        .split(/(?<=[a-z][.;])\s/)
        .at(-1) ?? "";
    const label = dateLabels.find(([, wording]) =>
      wording.test(near.replace(weekday, "").replace(/[\s:(]+$/, "")),
    );
    if (label) return label[0];
  }
  return undefined;
}

/** The text of the cell above, at about the same place of its line. */
function above(lines: readonly Line[], index: number, x: number): string | undefined {
  const line = lines[index];
  const previous = lines[index - 1];
  if (!line || !previous || previous.page !== line.page) return undefined;
  const heading = previous.cells.find((cell) => Math.abs(cell.x - x) < 12)?.text;
  return heading && columnOfServices.test(heading) ? undefined : heading;
}

/** A line near the top that is only a day. */
const isLetterHead = (line: Line, index: number, { start, end }: DayInText) =>
  index < letterHead && end - start >= line.text.replace(/^\w+day,\s*/, "").length - 2;
