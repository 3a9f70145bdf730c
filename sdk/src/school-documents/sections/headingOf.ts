import type { Line } from "../lines/Line.ts";
import { headings, type SectionName } from "./headings.ts";

export interface Heading {
  readonly section: SectionName;
  /** What follows the heading's colon in the same line; "" for a line of its own. */
  readonly rest: string;
}

const bySize = Object.entries(headings)
  .flatMap(([section, wordings]) => wordings.map((wording) => ({ section: section as SectionName, wording })))
  .sort((a, b) => b.wording.length - a.wording.length);
const byWording = new Map(bySize.map(({ section, wording }) => [wording, section]));

const numbering =
  /^(?:(?:section|part|step|page|form|item)\s+)?(?:[ivx]{1,4}|\d{1,2}[a-z]?|[a-z])\s*(?:[.):]|[-–—](?=\s))\s*/i;
const longestHeading = 110;

/** The part of an IEP that a line opens; null for a line that is no heading. */
export function headingOf(line: Line, bodySize: number): Heading | null {
  if (line.text.length > longestHeading * 2 || line.cells.length > 2) return null;
  if (!line.cells[0] || isChoice(line.text)) return null;
  const inline = inlineHeading(line.text);
  if (inline) return inline;
  const words = plain(line.text);
  const exact = byWording.get(words);
  if (exact) return { section: exact, rest: "" };
  if (!stands(line, bodySize) || /[.?!]$/.test(line.text)) return null;
  const within = bySize.find(({ wording }) => wording.length > 3 && contains(words, wording));
  // A long bold line that mentions a part somewhere is a sentence.
  if (!within) return null;
  const longest = words.startsWith(within.wording) ? longestHeading * 2 : within.wording.length * 3 + 24;
  if (words.length > longest) return null;
  return { section: within.section, rest: "" };
}

/** "Extended School Year: Yes" */
function inlineHeading(text: string): Heading | null {
  const colon = text.indexOf(":");
  if (colon < 3 || colon > longestHeading || colon === text.length - 1) return null;
  const section = byWording.get(plain(text.slice(0, colon)));
  return section ? { section, rest: text.slice(colon + 1).trim() } : null;
}

const isChoice = (text: string) => /^(\[[ x]?\]|[☐☑☒□■✓✔]|_+\s?x?_*\s)/i.test(text);

/** Larger, bold or in capitals. */
export function stands(line: Line, bodySize: number): boolean {
  return line.isBold || (bodySize > 0 && line.size > bodySize + 0.6) || isCapitals(line.text);
}

export const isCapitals = (text: string) => {
  const letters = text.replace(/[^A-Za-z]/g, "");
  return letters.length > 3 && letters === letters.toUpperCase();
};

function plain(text: string): string {
  return text
    .replace(numbering, "")
    .toLowerCase()
    .replace(/\((?:[^)]*)\)/g, " ")
    .replace(/[’']/g, "")
    .replace(/&/g, "and")
    .replace(/[–—]/g, "-")
    .replace(/\b(continued|contd|cont)\b\.?/g, " ")
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

const contains = (words: string, wording: string) =>
  ` ${words} `
    .replace(/[:,;/-]/g, " ")
    .replace(/\s+/g, " ")
    .includes(
      ` ${wording
        .replace(/[:,;/-]/g, " ")
        .replace(/\s+/g, " ")
        .trim()} `,
    );
