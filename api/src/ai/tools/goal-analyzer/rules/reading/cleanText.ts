/** The typed text as one line: without bullets, page headings and "Goal 1:", which say nothing of the goal. */
export interface CleanText {
  readonly text: string;
  /** How many goals are numbered in it: "Goal 1: … Goal 2: …". */
  readonly numberedGoals: number;
}

export function cleanText(typed: string): CleanText {
  const plain = typed
    .normalize("NFKC")
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    // The one misspelling that hides what the child is to do.
    .replace(/\b(?:wil|wiill|willl)\b/gi, "will")
    .replace(/\s*—\s*|\s+–\s+/g, ", ")
    .replace(/–/g, "-")
    .replace(shortForm, (short) => shortForms[short.toLowerCase()] ?? short)
    // "14/day", "5 per week" and "12th percentile" are amounts like any other.
    .replace(
      /(\d)\s*(?:\/|\bper\b)\s*(day|week|month|hour|hr|minute|period|class|session|shift)\b/gi,
      "$1 times per $2",
    )
    .replace(/(\d)(?:st|nd|rd|th) percentile/gi, "$1 percentile")
    .replace(/\s*(?:->|=>|→)\s*/g, " to ");
  const lines = plain
    .split(/\r?\n/)
    .map((line) => withoutTable(line).replace(bullet, "").replace(pageNumber, "").trim())
    .filter((line) => !pageHeading.test(line));
  const whole = withoutRepeats(calm(joined(lines)));
  const numbers = new Set([...whole.matchAll(goalHeading)].map((match) => match[1]).filter(Boolean));
  return {
    text: whole
      .replace(objectives, "")
      .replace(goalHeading, " ")
      .replace(objectiveHeading, " ")
      .replace(/\s+/g, " ")
      .trim(),
    numberedGoals: numbers.size,
  };
}

/** How IEPs abbreviate. */
const shortForms: Readonly<Record<string, string>> = {
  bl: "baseline",
  "w/in": "within",
  "w/o": "without",
  "w/": "with ",
  wkly: "weekly",
  wks: "weeks",
  tchr: "teacher",
  opps: "opportunities",
};
const shortForm = /\bw\/(?:in\b|o\b)?|\b(?:bl|wkly|wks|tchr|opps)\b/gi;

/** A row of a table as a line: "| Baseline | 40 % |" is "Baseline: 40 %". */
function withoutTable(line: string): string {
  const cells = /^\s*\|(.*)\|\s*$/
    .exec(line)?.[1]
    ?.split("|")
    .map((cell) => cell.trim());
  if (cells === undefined) return line;
  const [first = "", ...others] = cells;
  return `${first}${/\b(?:will|shall|by)$/i.test(first) ? "" : ":"} ${others.join(" ")}`;
}

/** The lines as one; an empty line ends a sentence, and a line that begins with its label begins one. */
function joined(lines: readonly string[]): string {
  return lines
    .reduce((text, line) => {
      const isNew = line === "" || label.test(line);
      return isNew && /[^\s.!?:;,-]$/u.test(text) ? `${text}. ${line}` : `${text.trimEnd()} ${line}`;
    }, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** A text in capitals as it is written: shouting says nothing of the goal, and must not come back in a rewritten one. */
function calm(text: string): string {
  const once = text.replace(/([!?])\1+/g, "$1");
  const [large, small] = [text.match(/\p{Lu}/gu) ?? [], text.match(/\p{Ll}/gu) ?? []];
  if (large.length < 20 || large.length < 2 * small.length) return once;
  return once
    .toLowerCase()
    .replace(/\b(?:iep|aac|cbm|wpm|slp|adhd|ot|pt|sgd|pecs)\b/g, (short) => short.toUpperCase())
    .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, first: string) => before + first.toUpperCase());
}

/** Drops repeated words, a common typing slip: "will will read the the list". */
function withoutRepeats(text: string): string {
  return text.replace(/\b(\p{L}{2,})(?:\s+\1)+\b/giu, (all, word: string) =>
    /^(?:that|had)$/iu.test(word) ? all : word,
  );
}

const label = /^\p{Lu}[\p{L} /-]{1,40}(?:\([^)]*\))?:|^(?:student|child|he|she|they|\p{Lu}\p{Ll}+) will\b/u;
const bullet = /^\s*(?:[-*•·▪◦‣●○■□✓]+\s+|\d{1,2}[.)]\s+(?=\D)|\(?[a-z]\)\s+)/iu;
const pageNumber = /\b(?:iep )?page \d+(?: of \d+)?\b/giu;
const pageHeading =
  /^(?:(?:(?:measurable )?annual )?goal\s*#?\s*\d+|(?:student(?:'s)?(?: name)?|name|dob|date of birth|grade|school|district|(?:student )?id(?: number)?|case manager|(?:goal |content )?area(?: of need)?|domain|iep date|meeting date)\s*:(?!.*\b(?:will|shall)\b).{0,60})$/iu;
const goalHeading =
  /(?:\b(?:measurable|annual|iep|academic|functional)\s+)*\bgoals?\s*(?:(?:#|no\.?|number)\s*)?(\d{0,2})\s*(?:\([^)]{0,40}\)\s*[-:,]|:|(?<=\d)[.)])\s*/giu;
/** A list of steps on the way to the goal before it: they are not scored by themselves. */
const objectives =
  /(?<=\b(?:will|shall)\b.*\d.*)\b(?:(?:short[- ]term|st)\s+)?(?:objectives|benchmarks)(?:\s*\/\s*(?:objectives|benchmarks))?\s*:.*$/iu;
/** Steps on the way to one goal: no goals of their own. */
const objectiveHeading =
  /\b(?:(?:short[- ]term|st)\s+)?(?:objectives?|benchmarks?)\s*(?:#\s*)?\d{0,2}\s*(?::|(?<=\d)[.)])\s*/giu;
