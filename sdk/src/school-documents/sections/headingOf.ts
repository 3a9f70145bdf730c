import { type BodyStyle, isProminent } from "../lines/bodyStyle.ts";
import type { Line } from "../lines/Line.ts";
import { headings, type SectionName } from "./headings.ts";

export interface Heading {
  readonly section: SectionName;
  /** What follows the heading's colon in the same line; "" for a line of its own. */
  readonly rest: string;
  /** Whether only one of its words says so: such a heading must look like one of a part. */
  readonly isWeak?: boolean;
}

const bySize = Object.entries(headings)
  .flatMap(([section, wordings]) =>
    wordings.map((wording) => ({ section: section as SectionName, wording, words: spaced(wording) })),
  )
  .sort((a, b) => b.wording.length - a.wording.length);
const byWording = new Map(bySize.map(({ section, wording }) => [wording, section]));

const numbering =
  /^(?:(?:section|part|step|page|form|item|box)\s+)?(?:[ivx]{1,4}|\d{1,2}(?:\.\d{1,2})?[a-z]?|[a-z])\s*(?:[.):]|[-–—](?=\s))\s*/i;
/** "Box 22. Supplementary aids and services" */
const numberedPart = /^(section|part|step|box|item) (\d{1,2}[a-z]?|[a-z]|[ivx]{1,4})\s*[.):–—-]\s+[A-Z]/i;
const longestHeading = 110;
const longestLine = 230;
/** A bold sentence that is longer is text. */
const longestSentence = 75;

/** Wordings of headings with too many variants to list; read after the list, in this order. */
const patterns: readonly (readonly [SectionName, RegExp])[] = [
  ["extended-school-year", /\b(extended (school )?year|esy|12[- ]month|extended school)\b/],
  ["transition", /^(?!(areas?|domain|subject|need|focus)\b.*:).*\b(transition|post-?secondary|life after)\b/],
  [
    "goals",
    /^(\w+ ){0,3}goal (no |number )?#?\d{1,2}\b|\bannual\b.*\bgoals?\b|\bmeasurable\b.*\bgoals?\b|\bgoals? (and|or) (objectives|benchmarks)\b/,
  ],
  [
    "present-levels",
    /\bpresent levels?\b|\bplaafp\b|\bcurrent\b.*\b(performance|levels?|functioning|abilities)\b|\bacademic (achievement )?and functional (performance|achievement)\b/,
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
  // Schools that write in plain language.
  [
    "present-levels",
    /\bwhere (\w+ ){0,3}(is|are) now\b|\bhow \w+( \w+)? is doing\b|\bwhat \w+( \w+)? can do\b/,
  ],
  ["goals", /\bwhat \w+( \w+)? will (learn|work on)\b|\bgoals? for\b|\bthis years goals\b|\bworking on\b/],
  [
    "placement",
    /\bwhere \w+( \w+)? (will learn|learns|will be taught)\b|\btime (in|with) (general|regular|classmates|peers)\b|\bclassroom setting\b/,
  ],
  [
    "services",
    /\b(help|services?|support) (\w+ ){1,3}(will (get|receive)|gets|receives)\b|\bwho will help\b|\bspecial education help\b/,
  ],
  [
    "accommodations",
    /\b(changes|help|helps|supports?) in (class|the classroom)\b|\bclassroom (supports?|helps|changes)\b/,
  ],
  ["extended-school-year", /\bsummer\b/],
  ["testing", /\b(state|big|standardized) tests?\b|\btaking tests\b/],
  ["transition", /\bafter (high )?school\b|\badult life\b|\bplan(s|ning)? for the future\b/],
  [
    "signatures",
    /\bwho (was there|took part|attended|came|agreed|signed|helped write)\b|\bagreement\b|\bin attendance\b|\bpeople (at|in) the meeting\b/,
  ],
  ["signatures", /\bsignatures?\b|\bparticipants\b|\bteam members\b|\bin attendance\b/],
];

/** What headings ask; the first that fits decides. */
const questions: readonly (readonly [SectionName, RegExp])[] = [
  ["extended-school-year", /\b(extended (school )?year|esy|summer)\b/],
  ["testing", /\b(tests?|testing|assessments?|assessed|tested)\b/],
  ["transition", /\bafter (high )?school\b|\badult\b|\bpost-?(secondary|school)\b|\btransition\b/],
  ["accommodations", /\b(accommodations?|modifications?|aids|changes|adaptations)\b/],
  ["placement", /^(where|in (what|which))\b|\b(placement|least restrictive)\b|\bhow much time\b/],
  ["services", /\bservices?\b|\binstruction\b|\bspecial education\b|\bhelp\b/],
  ["goals", /\bgoals?\b|\b(will|should)\b.*\b(learn|work on|be able|accomplish)\b/],
  ["present-levels", /\b(now|currently|doing|present levels?|perform\w*)\b|\bwhat can\b/],
  ["signatures", /^who\b/],
];

/** Longer headings that begin with the words of another part. */
const overrides: readonly (readonly [SectionName, RegExp])[] = [
  // "Goal 2 area: Assistive technology"
  ["goals", /^((annual|measurable) )*goal #?\d{1,2}\b/],
  ["accommodations", /^accommodations and (state )?(testing|tests|assessments?)$/],
  ["accommodations", /\b(testing|assessments?) and classroom accommodations\b/],
  ["testing", /\b(accommodations?|accessibility)\b.*\b(assessments?|tests?|testing)\b/],
  ["other", /^(?!.*\b(supplementary|accommodations?|modifications)\b).*\bsupports?\b.*\b(personnel|staff)\b/],
  ["accommodations", /^(?!.*\b(special education|related services)\b).*\baids\b/],
];

/**
 * The part of an IEP that a line opens; null for a line that is no heading.
 * @param isBetweenRows Whether the line goes across a table between its rows.
 */
export function headingOf(line: Line, body: BodyStyle, isBetweenRows = false): Heading | null {
  const [first] = line.cells;
  if (documentTitle.test(line.text)) return null;
  if (
    !first ||
    (line.text.length > longestLine && !line.text.slice(0, longestHeading).includes(":")) ||
    isChoice(line.text) ||
    bullet.test(line.text)
  )
    return null;
  const isOneText = line.cells.length === 1 || (line.cells.length === 2 && isNumber(first.text));
  if (line.cells.length > 2) return null;
  const inline = inlineHeading(isOneText ? line.text : first.text.trim().endsWith(":") ? line.text : "");
  if (inline) return inline;
  if (!isOneText || line.text.length > longestLine) return null;
  const words = plain(line.text);
  const isStanding =
    isBetweenRows || isProminent(line, body) || (line.isApart && numberedPart.test(line.text));
  // "14 Signatures"
  const exact = byWording.get(words) ?? byWording.get(words.replace(/^\d{1,2} /, ""));
  // One plain word, or the further line of a text, is no heading.
  if (exact && (isStanding || (line.isApart && (exact !== "other" || words.includes(" ")))))
    return { section: exact, rest: "" };
  if (isLabelOfLevel(line.text)) return { section: "present-levels", rest: "" };
  if (!isStanding || (/[.?!]$/.test(line.text) && line.text.length > longestSentence)) return null;
  // A question may be one within a part, so it must look like the headings.
  if (line.text.endsWith("?")) {
    const asked = questions.find(([, wording]) => wording.test(words))?.[0];
    return asked ? { section: asked, rest: "", isWeak: true } : null;
  }
  const section =
    overrides.find(([, wording]) => wording.test(words))?.[0] ??
    sectionIn(words) ??
    sectionIn(plain(line.text.replace(/[()]/g, " ")));
  if (section) return { section, rest: "" };
  const byNoun = words.split(" ").length <= mostWords && !ofOtherThings.test(words);
  const weak = byNoun ? nouns.find(([, wording]) => wording.test(words))?.[0] : undefined;
  return weak ? { section: weak, rest: "", isWeak: true } : null;
}

/** Words of a heading that is told by one of them, at most. */
const mostWords = 6;
/** What a short heading is about where no wording is known. */
const nouns: readonly (readonly [SectionName, RegExp])[] = [
  ["transition", /\bpost-?school\b/],
  ["goals", /\bgoals\b/],
  ["placement", /\b(placements?|inclusion|educational environment)\b|^setting$/],
  ["accommodations", /\b(supports|accommodations?|modifications|adaptations)\b/],
  ["services", /\bservices?\b/],
  ["testing", /\b(testing|statewide)\b/],
  ["present-levels", /\b(functional performance|abilities|functioning)\b/],
  ["signatures", /\b(attendees|those present|persons present|participated)\b|^approval$/],
];
const ofOtherThings =
  /\b(transport\w*|consent|safeguards|medicaid|notice|insurance|behavior\w*|assistive|communication|health|physical|history|background|results|recent|concerns?|input|parents?|family|vision|factors?|purpose|eligib\w*|evaluat\w*|progress|report\w*|agency|definitions?|rights|amend\w*|medical|personnel|staff|previous|last|emergency)\b/;

/** A wording at the beginning decides before one within, and a longer one before a shorter one. */
function sectionIn(plainText: string): SectionName | null {
  const text = spaced(plainText);
  const atStart = bySize.find(({ wording, words }) => wording.length > 3 && text.startsWith(words));
  if (atStart) return atStart.section;
  if (plainText.length > longestHeading) return null;
  const within = bySize.find(
    ({ wording, words }) => wording.length > 7 && wording !== "attendance" && text.includes(words),
  );
  // A long bold line that mentions a part somewhere is a sentence.
  if (within && plainText.length <= within.wording.length * 3 + 24) return within.section;
  return patterns.find(([, wording]) => wording.test(plainText))?.[0] ?? null;
}

/** The parts that a heading names: "Accommodations and statewide assessments" names two. */
export function partsNamed(heading: string): readonly SectionName[] {
  const words = plain(heading);
  const named = words.split(/ and |[&/]/).flatMap((part) => {
    const own = plain(part);
    return byWording.get(own) ?? sectionIn(own) ?? nouns.find(([, wording]) => wording.test(own))?.[0] ?? [];
  });
  return [...new Set(named)];
}

/** "Based on current data, the student's present level is:" */
const isLabelOfLevel = (text: string) => text.length < longestHeading && /\bpresent level\b.*:$/i.test(text);

const isNumber = (text: string) => /^([\divx]{1,4}|[a-z])[.)]?$/i.test(text.trim());

/** "Extended School Year: Yes" */
function inlineHeading(text: string): Heading | null {
  const colon = text.indexOf(":");
  if (colon < 3 || colon > longestHeading || colon === text.length - 1) return null;
  const rest = text.slice(colon + 1).trim();
  // "10 General Factors: Extended School Year Services"
  const inner = /^((annual|measurable) )*(area|domain|subject|goal|need|focus)s?\b/i.test(text)
    ? undefined
    : byWording.get(plain(rest));
  if (inner) return { section: inner, rest: "" };
  const section = byWording.get(plain(text.slice(0, colon)));
  return section ? { section, rest } : null;
}

/** A title may mention parts: "Individualized Education Program: Linking Present Levels and Goals". */
const documentTitle =
  /\bindividuali[sz]ed education(al)? (program|plan)\b(?!.*\b(team|signatures?|participants)\b)|\bcover (page|sheet)\b|\bplacement team\b/i;

const bullet = /^[•●▪◦*–-]\s/;

const isChoice = (text: string) => /^(\[[ x]?\]|[☐☑☒□■✓✔]|_+\s?x?_*\s)/i.test(text);

function plain(text: string): string {
  return text
    .replace(numbering, "")
    .toLowerCase()
    .replace(/\(s\)/g, "s")
    .replace(/\((?:[^)]*)\)/g, " ")
    .replace(/[’']/g, "")
    .replace(/&/g, "and")
    .replace(/[–—]/g, "-")
    .replace(/\b(continued|contd|cont)\b\.?/g, " ")
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Words between single spaces, so that a wording is found as a whole. */
function spaced(words: string): string {
  return ` ${words
    .replace(/[:.,;/-]/g, " ")
    .replace(/\s+/g, " ")
    .trim()} `;
}
