import { readDays, withoutDays } from "../days/readDays.ts";
import type { Found } from "../findings.ts";
import type { Line } from "../lines/Line.ts";
import { personName, roleWords } from "../lines/people.ts";
import { readTables } from "../tables/readTables.ts";
import type { ColumnWords } from "../tables/Table.ts";

const headWord =
  /^(name|printed name|print name|role|title|position|signature|date|relationship|present|attended|agree|disagree|signed|method|iep team member|team member|participant)s?\b/i;
/** In any part of the document. */
const explicitMark = /\/s\/|\bsigned:? (on )?\w{0,9}\.? ?\d|electronically signed|\be-?signed/i;
/** What shows that a person signed. */
const signedMark =
  /\/s\/|(?<!\b(?:not|un)[ -]?)\bsigned\b(?! by)|electronically signed|\be-?signed|signature on file|\[x\]|[☒☑✓✔]/i;
const unsignedMark =
  /\b(not (present|in attendance|signed)|absent|excused|did not (attend|sign)|unsigned|by phone|no signature)\b|\[\s*\]|☐/i;

/**
 * The names on signature lines that are signed: with "/s/", a signature beside the printed name, or a day.
 * @param inPart The lines of the signature part; elsewhere only an explicit mark counts.
 */
export function readSignatures(lines: readonly Line[], inPart: ReadonlySet<Line>): Found<string>[] {
  const found: Found<string>[] = [];
  for (const signer of [lines.filter((line) => inPart.has(line)), ...tablesOutside(lines, inPart)].flatMap(
    fromTable,
  )) {
    if (!found.some(({ value }) => value === signer.value)) found.push(signer);
  }
  for (const line of lines) {
    if (headWord.test(line.text) && !/[:]/.test(line.text)) continue;
    if (!inPart.has(line) && !explicitMark.test(line.text)) continue;
    for (const value of signersOf(line)) {
      if (!found.some((other) => other.value === value))
        found.push({ value, page: line.page, quote: line.text, isClear: true });
    }
  }
  return found;
}

/** The rows of cells in other parts, each with what may be its table's head. */
function tablesOutside(lines: readonly Line[], inPart: ReadonlySet<Line>): Line[][] {
  const tables: Line[][] = [[]];
  for (const line of lines) {
    if (inPart.has(line) || line.cells.length < 2) tables.push([]);
    else tables.at(-1)?.push(line);
  }
  return tables.filter((rows) => rows.length > 1);
}

type ColumnRole = "name" | "role" | "signature";

/** Tables of those who sign. */
export const signatureColumns: ColumnWords<ColumnRole> = {
  roleOf: (heading) => {
    if (/signature|signed|\bsign\b|initials/.test(heading)) return "signature";
    if (/name|participant|member|attendee|who/.test(heading)) return "name";
    return /role|title|position|relationship/.test(heading) ? "role" : null;
  },
  isTable: (found) => found.includes("signature") && found.length > 1,
  words:
    /^(names?|printed|print|participants?|members?|team|iep|roles?|titles?|positions?|relationship|signatures?|signed|sign|initials|dates?|attended|present|agree|disagree|to|student|and|of|method|attendance|in|yes|no)$/,
  beginsRow: (cells, row) => (cells.has("name") || cells.has("role")) && row.size > 0,
};
const noSignature = /^[-–—_.\s]*$|\b(no|not|absent|excused|n\/?a|unsigned|declined|phone|invited|pending)\b/i;

const isMark = /^([xy]|\[x\]|[☒☑✓✔])$/i;

/** Rows of a table whose signature column has something. */
function fromTable(lines: readonly Line[]): Found<string>[] {
  return readTables(lines, signatureColumns).flatMap(({ cells, page, quote }) => {
    const ordered = cells.toSorted((a, b) => a.column.left - b.column.left);
    // Two people side by side: each signature has the cells since the last one.
    const people: (typeof ordered)[] = [];
    for (const cell of ordered) {
      const last = people.at(-1);
      const isNext = last?.some(({ column }) => column.heading === cell.column.heading) ?? true;
      if (isNext) people.push([cell]);
      else last?.push(cell);
    }
    return people.flatMap((own) => {
      const textOf = (wanted: ColumnRole) =>
        own
          .filter(({ column }) => column.role === wanted)
          .map(({ text }) => text)
          .join(" ");
      const signature = textOf("signature");
      if (!(/[a-z]{2}/i.test(signature) || isMark.test(signature.trim())) || noSignature.test(signature))
        return [];
      const [name] = [...asNames(textOf("name")), ...asNames(signature)];
      return name ? [{ value: name, page, quote, isClear: true }] : [];
    });
  });
}

/** The form's own words below a signature line. */
const printedLabel = /^(signed( on)?|date( signed)?|signature|name|title)$/i;

/** "Head Start Teacher: Ann Ames" */
const roleBefore =
  /^[A-Z][\w /.'’-]{2,60}\b(parent|guardian|mother|father|teacher|representative|psychologist|pathologist|therapist|counselor|principal|director|coordinator|manager|specialist|student|educator|administrator)( \([^)]*\))?:\s+(?=\S)/i;

function signersOf(written: Line): string[] {
  const cells = written.cells.filter(({ text }) => !printedLabel.test(text.trim()));
  const line = { ...written, cells, text: cells.map(({ text }) => text).join(" ") };
  if (unsignedMark.test(line.text) && !signedMark.test(line.text)) return [];
  const texts = line.cells.flatMap(({ text }) =>
    text
      .replace(roleBefore, "")
      .split(
        /\s{2,}|\s+[[(](?=(?:[Ss]igned|[Ee]lectronic|[Nn]ot )\b)|\s*_{2,}\s*|\s+(?=\/s\/)|(?<=\w):\s+|\s+\|\s+/,
      ),
  );
  const names = texts.flatMap((text) => asNames(text));
  const [first, second] = names;
  if (!first) return [];
  const isTwice = second !== undefined && sameLetters(first, second);
  const isLabelled = /\bsignature\b[^:]{0,40}:\s*[A-Z]/i.test(line.text) && !/_{4}/.test(line.text);
  if (!signedMark.test(line.text) && !isTwice && !isLabelled && readDays(line.text).length === 0) return [];
  return isTwice || !/ and /.test(line.text) ? [first] : names;
}

/** "Opal Grange and Denver Grange" are two. */
function asNames(text: string): string[] {
  const halves = text.split(/\s+(?:and|&)\s+/).map(asName);
  const both = halves.filter((name) => name !== null);
  if (halves.length > 1 && both.length === halves.length) return both;
  const name = asName(text);
  return name === null ? [] : [name];
}

function asName(written: string): string | null {
  const text = withoutDays(written.replace(/^[•●▪◦·*–-]\s+/, ""))
    .replace(
      /\/s\/|(electronically|digitally)?\s*\bsigned( electronically| digitally)?( by| on)?\b|\(signed\)|signature( on file)?|\[x\]|[☒☑✓✔]|^x\s/gi,
      " ",
    )
    .replace(/\([^)]*\)/g, " ")
    .split(/\b(?:date|on|at)\b/i)[0]
    ?.replace(/\s+/g, " ")
    .replace(/^[\s,:–-]+|[\s,:–-]+$/g, "")
    .replace(/,?\s+(parent|guardian|mother|father|student|teacher|principal|grandmother|grandfather)$/i, "");
  if (!text || headWord.test(text)) return null;
  const [first = "", second = ""] = text.split(/,\s+/);
  const candidates = [text, first, `${second} ${first}`, text.split(/\s+[–—-]\s+/)[0] ?? ""];
  // "Ames, Ann" and "Ann Ames, Speech-Language Pathologist"
  return (
    candidates.find(
      (name) =>
        personName.test(name) &&
        !roleWords.test(name.replace(/^(ms|mr|mrs|dr)\.? /i, "").replace(/,? [A-Z.-]{2,}(\/L)?$/, "")),
    ) ?? null
  );
}

const sameLetters = (a: string, b: string) =>
  a.toLowerCase().replace(/[^a-z]/g, "") === b.toLowerCase().replace(/[^a-z]/g, "");
