import type {
  CaseReference,
  GuidanceReference,
  LegalReference,
  RegisterReference,
} from "./LegalReference.ts";
import { type Found, sectionsIn } from "./sectionsIn.ts";

const registerPages = /\b(\d+)\s+Fed\.\s?Reg\.\s+(\d[\d,]*)/g;
const decisions = /\b(\d+)\s+U\.\s?S\.\s+(\d+)/g;

/**
 * Every legal citation in a text, in the order of the text.
 *
 * Known forms: `34 CFR 300.301(b)`, `34 CFR 300.300(a), (c)`, `34 CFR 300.301-300.311`, `34 CFR Part 300`,
 * `20 U.S.C. 1414(a)(1)(B)`, with or without §; `71 Fed. Reg. 46540`; `580 U.S. 386`; OSEP memos by number and the
 * Department's letters by name. State law is not among them.
 */
export function citationsIn(text: string): LegalReference[] {
  return [...sectionsIn(text), ...registerPagesIn(text), ...decisionsIn(text), ...guidanceIn(text)]
    .sort((one, other) => one.index - other.index)
    .map(({ reference }) => reference);
}

function registerPagesIn(text: string): Found<RegisterReference>[] {
  return [...text.matchAll(registerPages)].map((match) => {
    const [volume, page] = [Number(match[1]), Number((match[2] ?? "").replaceAll(",", ""))];
    const reference = { kind: "Fed. Reg.", volume, page, text: `${volume} Fed. Reg. ${page}` } as const;
    return { index: match.index, reference };
  });
}

function decisionsIn(text: string): Found<CaseReference>[] {
  return [...text.matchAll(decisions)].map((match) => {
    const [volume, page] = [Number(match[1]), Number(match[2])];
    return {
      index: match.index,
      reference: { kind: "U.S.", volume, page, text: `${volume} U.S. ${page}` } as const,
    };
  });
}

const memos = /\bOSEP\s+(?:Memo(?:randum)?\s+)?(\d{2}-\d{1,2})\b/g;
const day = String.raw`([A-Z][a-z]{2,8}\.?\s+\d{1,2},\s+\d{4})`;
const letters = new RegExp(
  String.raw`\b(?:(OSEP|OCR|OSERS)\s+)?(Dear Colleague Letter|[Ll]etter\s+to\s+[A-Z][a-z]+|(?<=(?:OSEP|OCR|OSERS)\s)[Ll]etter(?=\s+of\s))(?:\s+\(?(?:of\s+)?${day}\)?)?`,
  "g",
);
const manuals = /\bOCR Case Processing Manual\b/g;

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Every memo, letter and manual of the Department of Education that `text` names. */
function guidanceIn(text: string): Found<GuidanceReference>[] {
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
