import type { TextCell } from "../DocumentText.ts";
import type { DateLabel, Found, LabelledDay } from "../findings.ts";
import type { Line } from "../lines/Line.ts";
import { dateLabelOf } from "./dateLabels.ts";
import { type DayInText, readDays } from "./readDays.ts";

/** Lines from the top in which a day of its own is the document's. */
const letterHead = 16;
const firstLines = 2;
const longestLabel = 90;
/** The longest cell that is a label for the cell on its right or below. */
const longestCell = 60;
const weekday = /\s*\b(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\.?,?\s*$/i;
const timeOfDay = /^\s*,?\s*(at )?\d{1,2}:\d{2}\s?([ap]\.?m\.?)?/i;
/** Between the two days of a period. */
const joiner = /^[\s(]*(and )?(to|through|thru|until|and|[-–—])?[\s)]*$/i;
const continuesPeriod = /^(to|through|thru|until)\b/i;
const namesPlan = /\b(iep|plan|program)\b/i;
/** Above a day in a table of services, not of the IEP. */
const columnOfServices =
  /^((projected|anticipated) )?(start|begin\w*|end\w*|initiation|duration|from|to)( date)?:?$|\bservices?\b/i;

/**
 * The days that the document names, one for each label: the words before a day, left of it or above it tell its label.
 * @param ofSignature What a day without a label is in a line beside signatures; null in other lines.
 * @param isOfIncident Whether "on October 3" tells when something happened.
 * @param isWithinPart Whether a line is in a part that has days of its own, such as the services.
 */
export function readDates(
  lines: readonly Line[],
  {
    ofSignature: signatureLabel = () => null,
    isOfIncident = false,
    isWithinPart = () => false,
  }: {
    ofSignature?: (line: Line) => DateLabel | null;
    isOfIncident?: boolean;
    isWithinPart?: (line: Line) => boolean;
  } = {},
): Found<LabelledDay>[] {
  const found = new Map<DateLabel, Found<LabelledDay>>();
  const hasLabelsBelow = areLabelsBelow(lines);
  const inParts: Found<LabelledDay>[] = [];
  let lastLabel: DateLabel | null = null;
  let logged: { readonly x: number; readonly index: number } | null = null;
  let entry: Found<LabelledDay> | null = null;
  for (const [index, line] of lines.entries()) {
    const ofSignature = signatureLabel(line) ?? (/\/s\/|\bsignature\b/i.test(line.text) ? "signed" : null);
    if (!continuesPeriod.test(line.text)) lastLabel = null;
    for (const [cellIndex, written] of line.cells.entries()) {
      const cell = withWrappedDay(written, line, lines[index + 1]);
      let end = 0;
      for (const read of readDays(cell.text)) {
        const before = cell.text.slice(end, read.start).replace(/[\s:–_-]+$/, "");
        const beside = besideOf(lines, index, line.cells[cellIndex - 1]);
        const isSecond: boolean =
          lastLabel === "iep-starts" &&
          joiner.test(before) &&
          (before !== "" || end > 0 || (beside !== undefined && joiner.test(beside)));
        let label: DateLabel | null | undefined = isSecond
          ? "iep-ends"
          : labelFor(before, [
              beside,
              hasLabelsBelow ? undefined : above(lines, index, cell, isWithinPart(line)),
            ]);
        if (label === undefined && end === 0 && cellIndex === 0)
          label = labelFor(wrappedLabel(lines, index, before), []);
        if (ofSignature && (label === undefined || label === "document" || label === "signed"))
          label = ofSignature;
        if (label === undefined && isAlone(cell.text, read))
          label = labelFor("", [below(lines, index, cell)]);
        if (label === undefined && isLetterHead(line, cell, index, read)) label = "document";
        if (isOfIncident && label === undefined && tellsIncident(before.replace(weekday, "")))
          label = "incident";
        const isNextOfLog =
          isOfIncident && label === undefined && isAlone(cell.text, read) && isBelow(logged, cell, index);
        if (isNextOfLog || (label === "incident" && before === "")) logged = { x: cell.x, index };
        end = read.end;
        const isOfService =
          (label === "iep-starts" || label === "iep-ends") && isWithinPart(line) && !namesPlan.test(before);
        lastLabel = label ?? null;
        if (isNextOfLog) label = "incident";
        if (!label) continue;
        const quote = before === "" && beside ? `${beside} ${cell.text}` : cell.text;
        const day = { value: { label, day: read.day }, page: line.page, quote };
        // The day of an entry is that of what it tells, where another one is that of the notice.
        const isOfEntry = isOfIncident && label === "document" && /^date:?$/i.test(before || (beside ?? ""));
        if (isOfEntry && !entry) {
          entry = { ...day, isClear: read.isClear };
          continue;
        }
        if (isNextOfLog) found.delete(label);
        if (isOfService) inParts.push({ ...day, isClear: false });
        else if (!found.has(label)) found.set(label, { ...day, isClear: read.isClear });
      }
    }
  }
  if (entry) {
    const label = found.has("document") ? "incident" : "document";
    if (!found.has(label)) found.set(label, { ...entry, value: { ...entry.value, label } });
  }
  // Days of several services are not the plan's.
  const [start, second, ...others] = inParts;
  if (others.length === 0 && start?.value.label !== second?.value.label) {
    for (const day of [start, second])
      if (day && !found.has(day.value.label)) found.set(day.value.label, day);
  }
  return [...found.values()];
}

/** "On October 3", "yesterday, October 3", "his behavior of October 3"; not "back on October 6". */
const tellsIncident = (before: string) =>
  /(?:\bon(?: or about)?|\b(?:yesterday|today|this morning),?|\b(?:behavior|conduct|actions?) of|\bwriting about)$/i.test(
    before,
  ) &&
  !/\b(?:back|returns?|again|resumes?|re-?admitted|(?:start|begin)\w*|meets?|meeting|conference|hearing)\b[^.;]*$/i.test(
    before,
  );

/** Whether a cell is in the next row of a log, below the day of the row before. */
const isBelow = (row: { readonly x: number; readonly index: number } | null, cell: TextCell, index: number) =>
  row !== null && row.index === index - 1 && Math.abs(row.x - cell.x) < sameColumn(cell);

/** Undefined: nothing names the day. Null: it is a day that is not read. */
function labelFor(before: string, elsewhere: readonly (string | undefined)[]): DateLabel | null | undefined {
  const hasWords = /[a-z]{2}/i.test(before.replace(weekday, ""));
  for (const text of hasWords ? [before] : elsewhere) {
    if (!text || !/[a-z]{2}/i.test(text) || (text.length > longestCell && !hasWords)) continue;
    const near =
      text
        .slice(-longestLabel)
        .split(/(?<=[a-z][.;])(?<!\beval\.)\s|\s\|\s/i)
        .at(-1) ?? "";
    const named = dateLabelOf(near.replace(weekday, ""));
    const label = named === undefined ? labelBehindOthers(near) : named;
    if (label === undefined) continue;
    // "Beginning September 17" in a sentence about a service.
    const isOfPeriod = label === "iep-starts" || label === "iep-ends";
    if (isOfPeriod && text.length > longestCell && !/\b(iep|plan)\b/i.test(near)) return undefined;
    return label;
  }
  return undefined;
}

/** "Student: Ann Ames Teacher: Mr. Birch Date": several labels with their values in one cell. */
function labelBehindOthers(near: string): DateLabel | null | undefined {
  const words = near.split(" ");
  const isOfLabels = near.includes(": ") && words.length > 3;
  const tail = isOfLabels ? [2, 1].map((count) => dateLabelOf(words.slice(-count).join(" "))) : [];
  return tail.find((label) => label !== undefined && label !== null);
}

const unfinishedDay =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?( \d{1,2}(st|nd|rd|th)?,?)?$/i;

/** The cell with the rest of a day that ends in the next line. */
function withWrappedDay(cell: TextCell, line: Line, next: Line | undefined): TextCell {
  if (cell !== line.cells.at(-1) || !next || next.isApart || !unfinishedDay.test(cell.text)) return cell;
  const rest = /^(\d{1,2}(st|nd|rd|th)?, )?\d{4}\b/.exec(next.text)?.[0];
  return rest ? { ...cell, text: `${cell.text} ${rest}` } : cell;
}

/** What is before a day, with the line above where the text continues from there. */
function wrappedLabel(lines: readonly Line[], index: number, before: string): string {
  const [previous, line] = [lines[index - 1], lines[index]];
  const continues =
    previous && line && !line.isApart && previous.cells.length === 1 && previous.page === line.page;
  return continues && readDays(previous.text).length === 0 ? `${previous.text} ${before}` : "";
}

/** Word files count columns instead of points. */
const sameColumn = ({ width }: TextCell) => (width === 0 ? 0.5 : 12);

/** The text of the cell above, one to three lines up, at the same place. */
function above(lines: readonly Line[], index: number, cell: TextCell, isInPart: boolean): string | undefined {
  const line = lines[index];
  for (const up of [1, 2, 3]) {
    const previous = lines[index - up];
    if (!line || !previous || previous.page !== line.page) return undefined;
    // A heading is further up only where other headings have more lines.
    if (up > 2 && (lines[index - 1]?.isApart || lines[index - 2]?.isApart)) return undefined;
    const heading = previous.cells.find(
      ({ x, width }) =>
        Math.abs(x - cell.x) < sameColumn(cell) ||
        (x < cell.x + cell.width && cell.x < x + width && previous.cells.length > 1),
    )?.text;
    if (heading && isInPart && columnOfServices.test(heading)) return undefined;
    if (heading && readDays(heading).length === 0) return withLinesAbove(lines, index - up, cell, heading);
  }
  return undefined;
}

/** The whole heading of a column, which may have several lines. */
function withLinesAbove(lines: readonly Line[], index: number, cell: TextCell, heading: string): string {
  const [upper, line] = [lines[index - 1], lines[index]];
  if (!upper || !line || upper.page !== line.page || readDays(upper.text).length > 0) return heading;
  if (line.isApart || upper.cells.length < 2 || Math.abs(upper.size - line.size) > 1) return heading;
  const first = upper.cells.find(({ x }) => Math.abs(x - cell.x) < sameColumn(cell))?.text ?? "";
  return withLinesAbove(lines, index - 1, cell, `${first} ${heading}`.trim());
}

/** The label left of a day, with its further lines. */
function besideOf(lines: readonly Line[], index: number, label: TextCell | undefined): string | undefined {
  const [line, next] = [lines[index], lines[index + 1]];
  const isContinued = label && line && next && !next.isApart && next.page === line.page && label.width > 0;
  if (!isContinued || readDays(label.text).length > 0 || readDays(next.text).length > 0) return label?.text;
  const more = next.cells.find(({ x }) => Math.abs(x - label.x) < 2);
  if (!more) return label.text;
  const whole = `${label.text} ${more.text}`;
  // "Comprehensive" above "Reevaluation Due": neither is a label of its own.
  const isOneLabel =
    dateLabelOf(label.text) === undefined && next.cells.length === 1 && Boolean(dateLabelOf(whole));
  return /^[a-z(]/.test(more.text) || isOneLabel ? whole : label.text;
}

/** Whether more days have their label below than above, in the columns of a form. */
function areLabelsBelow(lines: readonly Line[]): boolean {
  let [belowCount, aboveCount] = [0, 0];
  for (const [index, { cells }] of lines.entries()) {
    for (const cell of cells) {
      const [day, ...others] = readDays(cell.text);
      if (!day || others.length > 0 || !isAlone(cell.text, day)) continue;
      if (labelFor("", [below(lines, index, cell)]) !== undefined) belowCount += 1;
      if (labelFor("", [above(lines, index, cell, false)]) !== undefined) aboveCount += 1;
    }
  }
  return belowCount > aboveCount;
}

/** Word files name only sizes other than the usual one. */
const usualWordSize = 10;

/** Some forms print the label below its line. */
function below(lines: readonly Line[], index: number, cell: TextCell): string | undefined {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !next || next.page !== line.page || next.size === 0) return undefined;
  if (next.size >= (line.size || usualWordSize)) return undefined;
  const label = next.cells.find(({ x }) => Math.abs(x - cell.x) < sameColumn(cell))?.text;
  return label && readDays(label).length === 0 ? label : undefined;
}

const isAlone = (text: string, { start, end }: DayInText) =>
  text.slice(0, start).replace(weekday, "").trim() === "" &&
  text.slice(end).replace(timeOfDay, "").trim().length <= 2;

/** A day of its own near the top: in a line of its own, or beside the school's name in the first lines. */
const isLetterHead = (line: Line, cell: TextCell, index: number, read: DayInText) =>
  (index < letterHead && isAlone(line.text, read)) ||
  // "January 16, 2026 | Student: Ann Ames"
  (index < letterHead &&
    cell === line.cells[0] &&
    /^[A-Z]/.test(cell.text) &&
    isAlone(cell.text, read) &&
    line.cells.slice(1).every(({ text }) => /^[^:]{3,30}: ./.test(text))) ||
  (index < firstLines && isAlone(cell.text, read));
