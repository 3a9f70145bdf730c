import type { GuidanceReference } from "./LegalReference.ts";
import type { Found } from "./sectionsIn.ts";

const memos = /\bOSEP\s+(?:Memo(?:randum)?\s+)?(\d{2}-\d{1,2})\b/g;
const day = String.raw`([A-Z][a-z]{2,8}\.?\s+\d{1,2},\s+\d{4})`;
const letters = new RegExp(
  String.raw`\b(?:(OSEP|OCR|OSERS)\s+)?(Dear Colleague Letter|[Ll]etter\s+to\s+[A-Z][a-z]+|(?<=(?:OSEP|OCR|OSERS)\s)[Ll]etter(?=\s+of\s))(?:\s+\(?(?:of\s+)?${day}\)?)?`,
  "g",
);
const manuals = /\bOCR Case Processing Manual\b/g;

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Every memo, letter and manual of the Department of Education that `text` names. */
export function guidanceIn(text: string): Found<GuidanceReference>[] {
  return [
    ...[...text.matchAll(memos)].map((match) => asFound(match, `OSEP Memo ${match[1]}`, null)),
    ...[...text.matchAll(letters)].map((match) => asFound(match, letterName(match), isoDay(match[3]))),
    ...[...text.matchAll(manuals)].map((match) => asFound(match, match[0], null)),
  ];
}

function asFound(match: RegExpExecArray, name: string, date: string | null): Found<GuidanceReference> {
  const text = date === null ? name : `${name} (${date})`;
  return { index: match.index, reference: { kind: "guidance", name, date, text } };
}

function letterName(match: RegExpExecArray): string {
  const words = (match[2] ?? "").replace(/\s+/g, " ").replace(/^letter/, "Letter");
  return [match[1] ?? (words.startsWith("Letter to") ? "OSEP" : null), words].filter(Boolean).join(" ");
}

/** @returns `2016-01-19` for "Jan. 19, 2016"; null for no month of the calendar. */
function isoDay(words: string | undefined): string | null {
  const [, month, date, year] = /^(\w{3})\w*\.?\s+(\d+),\s+(\d{4})$/.exec(words ?? "") ?? [];
  const number = months.indexOf((month ?? "").toLowerCase()) + 1;
  if (number === 0 || date === undefined) return null;
  return `${year}-${String(number).padStart(2, "0")}-${date.padStart(2, "0")}`;
}
