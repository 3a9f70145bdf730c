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
const longestLine = 230;

/** Wordings of headings with too many variants to list; read after the list, in this order. */
const patterns: readonly (readonly [SectionName, RegExp])[] = [
  ["extended-school-year", /\b(extended (school )?year|esy|12[- ]month|extended school)\b/],
  ["transition", /\b(transition|post-?secondary|life after)\b/],
  ["goals", /\bannual\b.*\bgoals?\b|\bmeasurable\b.*\bgoals?\b|\bgoals? (and|or) (objectives|benchmarks)\b/],
  [
    "present-levels",
    /\bpresent levels?\b|\bplaafp\b|\bcurrent (performance|levels)\b|\bacademic achievement and functional\b/,
  ],
  [
    "testing",
    /\b(state|district|division)\w*\b.*\b(assessments?|testing|tests)\b|\b(assessments?|testing|tests)\b.*\b(state|district|participation|accommodations?)\b/,
  ],
  [
    "placement",
    /\bparticipat\w*\b.*\b(general|regular|nondisabled|without disabilities)\b|\b(lre|least restrictive)\b|\bplacement\b|\beducational (setting|environment)\b|\bremoval from\b|\bexplanation of (the )?extent\b/,
  ],
  [
    "accommodations",
    /\baccommodations?\b|\bmodifications\b|\bsupplementary aids\b|\bsupports (for|in)\b.*\b(class|student|general)/,
  ],
  [
    "services",
    /\bservices?\b.*\b(deliver\w*|schedule|grid|summary|matrix|plan|provided)\b|\bspecially designed instruction\b|\brelated services\b|\bspecial education (programs?|services?)\b/,
  ],
  ["signatures", /\bsignatures?\b|\bparticipants\b|\bteam members\b|\bin attendance\b/],
];

/** The part of an IEP that a line opens; null for a line that is no heading. */
export function headingOf(line: Line, bodySize: number): Heading | null {
  const [first] = line.cells;
  if (!first || line.text.length > longestLine || isChoice(line.text)) return null;
  const isOneText = line.cells.length === 1 || (line.cells.length === 2 && isNumber(first.text));
  if (line.cells.length > 2) return null;
  const inline = inlineHeading(isOneText ? line.text : first.text.trim().endsWith(":") ? line.text : "");
  if (inline) return inline;
  if (!isOneText) return null;
  const words = plain(line.text);
  const isStanding = stands(line, bodySize);
  const exact = byWording.get(words);
  // One plain word, or the further line of a text, is no heading.
  if (exact && (isStanding || (line.isApart && (exact !== "other" || words.includes(" ")))))
    return { section: exact, rest: "" };
  if (isLabelOfLevel(line.text)) return { section: "present-levels", rest: "" };
  if (!isStanding || /[.?!]$/.test(line.text)) return null;
  const section = sectionIn(words);
  return section ? { section, rest: "" } : null;
}

/** A wording at the beginning decides before one within, and a longer one before a shorter one. */
function sectionIn(words: string): SectionName | null {
  const atStart = bySize.find(
    ({ wording }) => wording.length > 3 && contains(words.slice(0, wording.length + 3), wording),
  );
  if (atStart) return atStart.section;
  if (words.length > longestHeading) return null;
  const within = bySize.find(({ wording }) => wording.length > 7 && contains(words, wording));
  // A long bold line that mentions a part somewhere is a sentence.
  if (within && words.length <= within.wording.length * 3 + 24) return within.section;
  return patterns.find(([, wording]) => wording.test(words))?.[0] ?? null;
}

/** "Based on current data, the student's present level is:" */
const isLabelOfLevel = (text: string) => text.length < longestHeading && /\bpresent level\b.*:$/i.test(text);

const isNumber = (text: string) => /^([\divx]{1,4}|[a-z])[.)]?$/i.test(text.trim());

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
