import { readDays, withoutAllDays, withoutDays } from "../days/readDays.ts";
import { labelRows } from "../fields/labelRows.ts";
import { type Field, type Label, readFields } from "../fields/readFields.ts";
import type { Found, Service } from "../findings.ts";
import { joinLabelRows } from "../lines/joinLabelRows.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { hasTable, readTables } from "../tables/readTables.ts";
import type { Row } from "../tables/Table.ts";
import { mergeRows } from "./mergeRows.ts";
import { type Amount, type Period, readAmount, readPeriod } from "./readAmount.ts";
import { placeSaid, readServiceSentence } from "./readServiceSentence.ts";
import { placeHeading, type ServiceRole, serviceColumns } from "./serviceColumns.ts";
import { serviceSentences } from "./serviceSentences.ts";

/**
 * The services in the lines of a services part: from tables, labelled blocks or sentences.
 * @param heading of the part, which may say where its services are given.
 */
export function readServices(lines: readonly Line[], heading: string): Found<Service>[] {
  const place =
    /\bin (the )?((general|regular|special) education (class\w*|settings?)|other settings?)\b/i.exec(
      heading,
    )?.[2] ?? "";
  if (hasTable(lines, serviceColumns)) {
    const rows = mergeRows(readTables(lines, serviceColumns)).flatMap((row) => fromRow(row, place, heading));
    const ofAll = periodOfAll(lines);
    if (rows.length > 0) return rows.map((row) => withPeriod(row, ofAll));
  }
  const boxes = labelRows(lines);
  const labelInBox = (cell: string, line: Line) =>
    boxes.has(line) ? labelOf(`${cell.replace(/:$/, "")}:`) : labelOf(cell);
  const joined = joinLabelRows(lines);
  const named = withNameLabels(lines);
  const ways = [
    () => fromFields(readFields(named, labelOf)),
    () => fromFields(readFields(joined, labelOf)),
    () => fromFields(readFields(lines, labelInBox)),
    () => fromSentences(lines),
    () => fromSentences(joined),
  ];
  for (const read of ways) {
    const services = read();
    if (services.length > 0) return services;
  }
  return [];
}

/** "Minutes are totals for the week unless another period is written in." */
const periodSaid =
  /\b(?:minutes|times|amounts)\b[^.]{0,40}\b(?:per|a|each|for (?:the|each|one)) (day|week|month|quarter|semester|year)\b/i;

/** The period that the form names once for all amounts. */
function periodOfAll(lines: readonly Line[]): Period | null {
  const words = lines.map(({ text }) => (readAmount(text) ? null : periodSaid.exec(text)?.[1]));
  const word = words.find((one) => typeof one === "string");
  return word ? readPeriod(`per ${word.toLowerCase()}`) : null;
}

function withPeriod(service: Found<Service>, period: Period | null): Found<Service> {
  return period && service.value.period === null
    ? { ...service, value: { ...service.value, period }, isClear: true }
    : service;
}

/** Whether lines have a table with the columns of services. */
export const hasServiceTable = (lines: readonly Line[]) => hasTable(lines, serviceColumns);

const onlyAmount =
  /^\d[\d,]*(\s*[x×]\s*\d+)?( ?min\w*)?( (per|a|each) (day|week|month|quarter|semester|year))?$/i;

/** @param heading of the part, which may name the units of all of its services. */
function fromRow(row: Row<ServiceRole>, placeOfAll: string, heading: string): Found<Service>[] {
  const texts = (role: ServiceRole) => row.cells.filter(({ column }) => column.role === role);
  const names = texts("name");
  const service = names.find(({ column }) => /service|instruction|program/i.test(column.heading)) ?? names[0];
  const hasProvider = /provider|personnel|position|staff/i.test(service?.column.heading ?? "");
  const name =
    service?.text
      .replace(/^(\d{1,2}(, ?\d{1,2})*|\d{1,2}( ?& ?\d)?) (?=[A-Z])/, "")
      .replace(hasProvider ? /\s*\([^)]*\)$/ : "", "") ?? "";
  const days = row.cells
    .filter(({ column }) => column.role !== "other")
    .flatMap(({ column, text }) => readDays(text).map((day) => ({ ...day, role: column.role })));
  // Totals repeat what the other columns say.
  const written = texts("amount").filter(({ text }) => !/^[0\s–—-]*$/.test(text));
  // One column for each place, with the amount that is given there.
  const inPlaces = row.cells.filter(
    ({ column, text }) => onlyAmount.test(text) && placeHeading.test(column.heading),
  );
  const amounts = written.length > 0 ? written : inPlaces;
  const ofPlaces = /\bhours?\b/i.test(heading) ? heading : `Minutes ${heading}`;
  const single = amounts.filter(({ column }) => !/\btotal\b/i.test(column.heading));
  const amount = readAmount(
    (single.length > 0 ? single : amounts)
      .map(({ column, text }) => withUnits(text, written.length > 0 ? column.heading : ofPlaces))
      .join(", "),
  );
  if (name === "" || !amount || amount.minutes === 0) return [];
  const starts = days.find(({ role }) => role === "starts") ?? days.find(({ role }) => role !== "ends");
  const ends = days.find(({ role }) => role === "ends") ?? days.findLast((day) => day !== starts);
  const given = amounts.find(({ text }) => /[1-9]/.test(text))?.column.heading ?? "";
  const place =
    written.length > 0
      ? withoutDays(joinLines(texts("place").map(({ text }) => text))) ||
        placeOfAll ||
        placeIn(given) ||
        placeSaid(joinLines(amounts.map(({ text }) => text)))
      : given;
  const period = { starts: starts?.day ?? null, ends: ends?.day ?? null };
  // A column that was told by its place or its texts is a guess, and a number that was not read may be a part of the amount.
  const isNamed = (service ? [service, ...amounts] : amounts).every(
    ({ column }) =>
      serviceColumns.roleOf(column.heading.toLowerCase()) !== null || placeHeading.test(column.heading),
  );
  const isWhole = row.cells.every(({ column, text }) => column.role !== null || !/^\d+$/.test(text.trim()));
  const isClear = amount.isClear && isNamed && isWhole;
  return [found(row, { name, place, ...period }, { ...amount, isClear })];
}

/** "Outside the general education classroom (minutes)" says where, too. */
const placeIn = (heading: string) =>
  /^((?:in|inside|outside|within)\b[^(]*)\(/i.exec(heading)?.[1]?.trim() ?? "";

const periodCodes: Readonly<Record<string, string>> = {
  D: "day",
  W: "week",
  M: "month",
  Q: "quarter",
  S: "semester",
  Y: "year",
};

/** A cell with the unit that only its column's heading names: "30" below "Minutes per session" is "30 minutes per session". */
function withUnits(written: string, heading: string): string {
  const words = heading.toLowerCase();
  // "210 total" below "Minutes per session": all of the period's minutes.
  const text = written.replace(/^([\d,]+) total$/i, "$1");
  const isNumber = /^\d[\d,]*(\.\d+)?$/.test(text.trim());
  const period =
    /\b(?:per|\/|each)?\s*(?:\b)(day|week|month|quarter|semester|year)\b/.exec(words)?.[1] ??
    /\b(daily|weekly|monthly|yearly)\b/.exec(words)?.[1];
  const periodWords = period
    ? period.endsWith("ly") || period === "daily"
      ? ` ${period}`
      : ` per ${period}`
    : "";
  if (/^(day|week|month|quarter|semester|year)s?$/i.test(text.trim())) return `per ${text.trim()}`;
  // "Freq.: D = daily, W = weekly"
  const coded = /\b(freq\w*|per|period|cycle)\b/.test(words)
    ? periodCodes[text.trim().toUpperCase()]
    : undefined;
  if (coded) return `per ${coded}`;
  // "30 x 2 per week" below "Inside the class (minutes)", "60 per month" below "Minutes/Frequency"
  const ofMinutes = /\(min(ute)?s?\.?\)/.test(words)
    ? /^([\d,]+)(?= (x|per|a|each)\b)/i
    : /^min(ute)?s?\b/.test(words)
      ? /^(\d{2,}|\d,\d+)(?= (per|a|each)\b)/i
      : null;
  if (ofMinutes?.test(text)) return text.replace(ofMinutes, "$1 minutes");
  if (!isNumber) {
    const namesPeriod = /\b(dai|week|wk|month|quarter|semester|year|annual|mp[dwmy]\b)/i.test(text);
    return namesPeriod || /^[a-z ]*$/i.test(text) ? withoutDays(text) : withoutDays(text) + periodWords;
  }
  if (/\bhours?\b|\bhrs?\b/.test(words)) return `${text} hours${periodWords}`;
  if (
    /\b(sessions?|times|frequency|freq|often|number)\b/.test(words) &&
    !/\b(minutes?|mins?|length|duration|long|time per|each)\b/.test(words)
  )
    return `${text} times${periodWords}`;
  return `${text} minutes${/\bsession\b/.test(words) ? "" : periodWords}`;
}

function found(
  { page, quote }: { readonly page: number; readonly quote: string },
  rest: Pick<Service, "name" | "place" | "starts" | "ends">,
  { isClear, ...amount }: Amount,
): Found<Service> {
  const name = rest.name.replace(/^([•●▪-]|\(?\d{1,2}[.)]|\[x\]|☒|☑)\s*/i, "").replace(/[:;,\s]+$/, "");
  return { value: { ...rest, name, ...amount }, page, quote, isClear: isClear && name.length < 90 };
}

const labels: readonly (readonly [ServiceRole | "skip", RegExp])[] = [
  [
    "name",
    /^(type of |special education |related |name of )?(service|program)s?( type| name| description)?( ?#?\d+)?\s*:/i,
  ],
  ["starts", /^(projected |service )?(start(ing)?|begin(ning)?|initiation|from)( date)?\s*:/i],
  [
    "ends",
    /^(projected |service )?(end(ing)?|through|to|until|duration|anticipated duration)( date)?\s*:(?=\s*$|.*\d{1,2}[/-]|.*\d{4})/i,
  ],
  [
    "dates",
    /^((service |projected )?dates?( of services?)?|(begin|start)\w*( date)? ?(\/|and|to|-|–) ?end\w*( date)?)\s*:/i,
  ],
  [
    "amount",
    /^(amount( of time)?|frequency|freq|minutes|duration|duration\/freq|time|sessions?|how (often|long)|length( of session)?|total minutes|amount\/frequency|frequency\/duration|amount and frequency|frequency and duration|time period)[^:]{0,20}:/i,
  ],
  ["place", /^(location|setting|place|where)[^:]{0,20}:/i],
  [
    "other",
    /^(provider|personnel|staff|position|delivery|provided by|group(ing)?|responsible|goals?|esy|comments?|individual)[^:]{0,30}:/i,
  ],
];

function labelOf(cell: string): Label<ServiceRole> | null {
  for (const [role, wording] of labels) {
    const match = wording.exec(cell.trim());
    if (match && role !== "skip") return { role, rest: cell.trim().slice(match[0].length).trim() };
  }
  // What is the heading of a column in one form is a label in another.
  const [label = "", name = ""] = /^([A-Z][^:\d]{2,60}):\s*/.exec(cell.trim()) ?? [];
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  const isLabel = words.filter((word) => serviceColumns.words.test(word)).length >= words.length * leastKnown;
  const role = name !== "" && isLabel ? serviceColumns.roleOf(name.toLowerCase()) : null;
  return role ? { role, rest: cell.trim().slice(label.length).trim() } : null;
}

/** Of a label's words, those that columns' headings consist of, at least. */
const leastKnown = 0.7;

/** Gives a name in a line of its own, above the labels of what is said about it, the label that other forms print. */
function withNameLabels(lines: readonly Line[]): Line[] {
  const isOfLabels = (line: Line | undefined) =>
    line?.cells.some(({ text }) => {
      const role = labelOf(text)?.role;
      return role !== undefined && role !== "name";
    }) ?? false;
  return lines.map((line, index) => {
    const [cell, ...others] = line.cells;
    const isName = cell && others.length === 0 && line.isApart && /^[A-Z][^:.;]{3,89}$/.test(cell.text);
    if (!isName || readAmount(cell.text) || !isOfLabels(lines[index + 1])) return line;
    const text = `Service: ${cell.text}`;
    return { ...line, text, cells: [{ ...cell, text }] };
  });
}

/** "Service: …", "Frequency: …", "Location: …", one block for each service. */
function fromFields(fields: readonly Field<ServiceRole>[]): Found<Service>[] {
  const blocks: Field<ServiceRole>[][] = [];
  for (const field of fields) {
    if (field.role === "name") blocks.push([]);
    blocks.at(-1)?.push(field);
  }
  return blocks.flatMap((block) => {
    const texts = (role: ServiceRole) =>
      joinLines(block.filter((field) => field.role === role).map(({ text }) => text));
    const written = block
      .filter(({ role }) => role === "amount")
      .map(({ text, label }) => withUnits(text, label));
    const amount = readAmount(written.join(", "));
    const days = block
      .filter(({ role }) => role !== "other")
      .flatMap(({ role, text }) => readDays(text).map((day) => ({ ...day, role })));
    const [first] = block;
    if (!amount || !first) return [];
    const starts = days.find(({ role }) => role === "starts") ?? days.find(({ role }) => role !== "ends");
    const ends = days.find(({ role }) => role === "ends") ?? days.findLast((day) => day !== starts);
    const quote = block.map(({ text }) => text).join(" · ");
    const rest = {
      name: texts("name"),
      place: texts("place"),
      starts: starts?.day ?? null,
      ends: ends?.day ?? null,
    };
    return [found({ page: first.page, quote }, rest, amount)];
  });
}

/** Services in sentences or in lines of a list. */
const fromSentences = (lines: readonly Line[]): Found<Service>[] =>
  serviceSentences(lines).flatMap(({ quote, page }) => {
    const service = readServiceSentence(quote);
    // "English 9" and "25-Sep-2025" have numbers of their own.
    const amount = service && readAmount(withoutAllDays(quote.replace(service.name, "")));
    return service && amount ? [{ ...found({ page, quote }, service, amount), isClear: false }] : [];
  });
