import { readDays } from "../days/readDays.ts";
import { labelRows } from "../fields/labelRows.ts";
import { type Field, readFields } from "../fields/readFields.ts";
import { smallLabels } from "../fields/smallLabels.ts";
import type { DisciplineFindings, Found } from "../findings.ts";
import { type BodyStyle, bodyStyleOf, isProminent } from "../lines/bodyStyle.ts";
import { joinLabelRows } from "../lines/joinLabelRows.ts";
import type { Line } from "../lines/Line.ts";
import { paragraphsOf } from "../lines/paragraphsOf.ts";
import { withoutSignOff } from "../lines/people.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { type DisciplineRole, disciplineLabelOf } from "./disciplineLabels.ts";
import { incidentIn, isLog } from "./incidentIn.ts";
import { removalDaysIn, writtenDays } from "./removalDays.ts";

interface Sentence {
  readonly text: string;
  readonly page: number;
}

/** What a discipline notice says happened, for how many school days the child is removed, and when the manifestation meeting is. */
export function readDiscipline(all: readonly Line[]): DisciplineFindings {
  const signed = withoutSignOff(all);
  // Labels side by side above their values are no column of labels.
  const lines = labelRows(signed).size > 0 ? signed : joinLabelRows(signed);
  const body = bodyStyleOf(lines);
  const rows = labelRows(lines);
  const small = smallLabels(lines, body);
  const inTable = tableRows(lines, body);
  const labelOf = (cell: string, line: Line) => {
    const label = disciplineLabelOf(cell, {
      // The further line of a text in capitals is none.
      isTitle: line.cells.length === 1 && (line.isApart || line.isBold) && isProminent(line, body),
      isAbove: rows.has(line) || small.has(line) || isHead(line, body),
      isOfItsOwn: line.cells.length > 1 || (line.isApart && !/[.,]$/.test(line.text)),
    });
    return inTable.has(line) ? null : label;
  };
  const fields = readFields(lines, labelOf, undefined, true);
  const sentences = paragraphsOf(lines).flatMap(({ text, page }) =>
    sentencesOf(text).map((sentence) => ({ text: sentence, page })),
  );
  return {
    incident: incidentIn(lines, fields),
    days: daysField(fields) ?? removalDaysIn(sentences),
    manifestationMeeting: manifestationField(fields, lines) ?? manifestationDay(sentences),
  };
}

/** Lines below the headings of columns, each of whose cells is in one of them: "OSS: out-of-school | 12/11/2025 | 4". */
function tableRows(lines: readonly Line[], body: BodyStyle): ReadonlySet<Line> {
  const rows = new Set<Line>();
  let head: Line | null = null;
  for (const line of lines) {
    if (isHead(line, body)) head = line;
    else if (head && line.cells.length > 1 && line.cells.every(({ x }) => isAt(head, x))) rows.add(line);
    else head = null;
  }
  return rows;
}

/** In points; Word files count columns instead. */
const sameColumn = 4;
const isAt = (head: Line | null, x: number) =>
  head?.cells.some((cell) => Math.abs(cell.x - x) <= (cell.width === 0 ? 0.5 : sameColumn)) ?? false;

/** Bold headings of columns. */
const isHead = ({ cells, isBold, text }: Line, body: BodyStyle) =>
  cells.length > 2 && isBold && !body.isBold && !/[\d:?]/.test(text);

/** The days beside their label; of a log with a row for each removal, those of the last. */
function daysField(fields: readonly Field<DisciplineRole>[]): Found<number> | null {
  const ofDays = fields.filter(({ role }) => role === "days");
  for (const field of [...ofDays.filter((field) => !isLog(field)), ...ofDays.filter(isLog)]) {
    const { paragraphs, text, page } = field;
    const days = writtenDays((isLog(field) ? paragraphs.at(-1) : paragraphs[0]) ?? "") ?? writtenDays(text);
    if (days !== null) return { value: days, page, quote: text, isClear: paragraphs.length === 1 };
  }
  return null;
}

/** Lines at the top in which a form's title is. */
const titleLines = 6;

/** The day beside a label about the manifestation meeting; on a form about nothing else, the day of the meeting. */
function manifestationField(
  fields: readonly Field<DisciplineRole>[],
  lines: readonly Line[],
): Found<string> | null {
  const isForm = isOfManifestation(lines);
  const below = dayBelowHeading(fields);
  if (below) return below;
  for (const name of ["manifestation", "meeting"] as const) {
    if (name === "meeting" && !isForm) continue;
    for (const { role, text, page } of fields) {
      const [day] = role === name ? readDays(text) : [];
      if (day) return { value: day.day, page, quote: text, isClear: day.isClear };
    }
  }
  return null;
}

/** Whether the document is the form of a manifestation meeting. */
export const isOfManifestation = (lines: readonly Line[]) =>
  lines
    .slice(0, titleLines)
    .some(({ text }) => /\bmanifestation (determination|review)\b/i.test(text) && !/[.:]/.test(text));

/** Labels below a heading among which its day is. */
const labelsBelow = 3;

/** "Date: April 27" below the heading "Manifestation determination review", or below "The meeting will be held:". */
function dayBelowHeading(fields: readonly Field<DisciplineRole>[]): Found<string> | null {
  for (const [index, field] of fields.entries()) {
    const isHeading =
      field.role === "manifestation" || (field.role === "meeting" && /\bheld\b/.test(field.label));
    if (!isHeading || readDays(field.text).length > 0 || field.line < titleLines) continue;
    for (const { label, text, page } of fields.slice(index + 1, index + 1 + labelsBelow)) {
      const [day] = /^(date|day|when|scheduled|(meeting|review) date)\b/i.test(label) ? readDays(text) : [];
      if (day) return { value: day.day, page, quote: text, isClear: day.isClear };
    }
  }
  return null;
}

function manifestationDay(sentences: readonly Sentence[]): Found<string> | null {
  let isAbout = false;
  for (const { text, page } of sentences) {
    // A title with the first rows of its form
    if (/\b(?:student|child|name|school|grade)\s*:/i.test(text)) continue;
    isAbout =
      /\b(manifestation|mdr)\b|\b(related to|caused by|because of) (his|her|their|the|your child['’]s) disability\b/i.test(
        text,
      ) ||
      (isAbout &&
        /^(date|when|time|day)\b|\b(meeting|review|it|this|team|committee|we|you|you down)\b/i.test(text));
    const day =
      isAbout &&
      /\b(meet|held|scheduled|date|when|on|review|take place|convene[ds]?|gather|set|for|slot|time)\b/i.test(
        text,
      )
        ? readDays(text).at(0)
        : undefined;
    if (day) return { value: day.day, page, quote: text, isClear: day.isClear };
  }
  return null;
}
