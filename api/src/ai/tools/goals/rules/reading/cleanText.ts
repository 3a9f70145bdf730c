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
    .replace(/\s*—\s*|\s+–\s+/g, ", ")
    .replace(/–/g, "-");
  const lines = plain
    .split(/\r?\n/)
    .map((line) => line.replace(bullet, "").trim())
    .filter((line) => !pageHeading.test(line));
  const whole = lines.join(" ").replace(/\s+/g, " ").trim();
  const numbers = new Set([...whole.matchAll(goalHeading)].map((match) => match[1]).filter(Boolean));
  return {
    text: whole.replace(goalHeading, " ").replace(objectiveHeading, " ").replace(/\s+/g, " ").trim(),
    numberedGoals: numbers.size,
  };
}

const bullet = /^\s*(?:[-*•·▪◦‣●○■□✓]+\s+|\d{1,2}[.)]\s+(?=\D)|\(?[a-z]\)\s+)/iu;
const pageHeading =
  /^(?:(?:iep )?page \d+(?: of \d+)?|(?:student(?:'s)?(?: name)?|name|dob|date of birth|grade|school|district|(?:student )?id(?: number)?|case manager|(?:goal |content )?area(?: of need)?|domain|iep date|meeting date)\s*:(?!.*\b(?:will|shall)\b).{0,60})$/iu;
const goalHeading =
  /(?:\b(?:measurable|annual|iep|academic|functional)\s+)*\bgoals?\s*(?:(?:#|no\.?|number)\s*)?(\d{0,2})\s*(?::|(?<=\d)[.)])\s*/giu;
/** Steps on the way to one goal: no goals of their own. */
const objectiveHeading =
  /\b(?:(?:short[- ]term|st)\s+)?(?:objectives?|benchmarks?)\s*(?:#\s*)?\d{0,2}\s*(?::|(?<=\d)[.)])\s*/giu;
