import type { Label } from "../fields/readFields.ts";
import { goalLabelOf } from "../goals/goalLabels.ts";

/** "history" is what earlier reports said. */
export type ProgressRole = "goal" | "progress" | "comment" | "history" | "other";

const ordinal = "(?:first|second|third|fourth|final|last|1st|2nd|3rd|4th)";
const period =
  "(?:quarter|qtr|trimester|tri|semester|sem|term|period|marking period|grading period|nine weeks|mp|gp|rp|q|t|s)";
/** "Q1", "2nd Quarter", "Marking Period 3 (April 10)" */
export const periodName = new RegExp(
  String.raw`^(?:${ordinal}\.? (?:reporting |marking |grading )?${period}|(?:reporting |marking |grading )?${period}\.? ?#?[1-6])\.?(?: ?\([^)]*\)| ?[-–—] ?\d[\d/]*| \d{1,2}\/[\d/]+)?$`,
  "i",
);
const month = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*";
/** "November 2025", "Nov. 7", "Fall 2025", "Progress report 2", "Rating 4 (now)": periods where text is on their right. */
const datedPeriod = new RegExp(
  String.raw`^(?:${month}\.?(?: \d{1,2},?)?(?: 20\d\d)?|(?:fall|winter|spring|mid-?year|end of year|eoy|boy|moy)(?: 20\d\d)?|annual review|(?:progress |interim )?(?:report|update|interim|ipr|check|rating|mark|code|status|progress) ?#?[1-8])(?: ?\((?:now|current|latest|this [a-z ]+)\))?$`,
  "i",
);
const day = /^\d{1,2}\/\d{1,2}(\/\d{2,4})?$/;

/** What the words of a label ask for; the first that fits decides. */
const roles: readonly (readonly [ProgressRole, RegExp])[] = [
  ["other", /\b(reported|recorded|provided|monitored|submitted|prepared|completed|written|entered) by\b/i],
  // "Teacher comments", "Comments on progress": the comment, not the teacher
  [
    "comment",
    /\b(comments?|narrative|remarks)$|^(comments?|narrative|progress notes?)\b(?!.*\b(key|codes?)\b)/i,
  ],
  [
    "history",
    /^(earlier|previous|prior|past)\b|\b(history|earlier (this year|reports?|periods?)|previous (reports?|periods?))\b/i,
  ],
  [
    "other",
    /\b(baseline|criteri\w*|measured|method|objectives?|benchmarks?|key|legend|codes|codes? (used|explained)|ratings:|prepared|completed|submitted|signature|date|teacher|manager|next|school|student|grade|area|skill|domain|subject|provider|reporting period|parents?|sent|iep|schedule|frequency|person)\b|^(codes|ratings|period|name)\b/i,
  ],
  [
    "comment",
    /\b(comments?|narrative|notes?|data|evidence|explanation|descri\w+|observations?|summary|details|remarks|what|next steps)\b/i,
  ],
  [
    "progress",
    /\b(progress|status|rating|rate|marks?|code|updates?|results?|level|performance|report|achievement|now|doing|outcome|attainment|mastery|standing|quarter|trimester|semester|term)\b/i,
  ],
];
/** "Progress Report 2 - Progress Code": a period and what its value is. */
const ofCode = /\s+[-–—]\s+(?:progress )?(?:code|rating|status|mark):?$/i;
const longestLabel = 50;
/** Of a question in bold type: "Indicate the extent of progress for this reporting period" */
const longestQuestion = 170;

/**
 * The label at the start of a cell of a progress report.
 * @param place Whether the cell is a heading, and whether other cells are on its right.
 */
export function progressLabelOf(
  cell: string,
  { isTitle, isBefore }: { isTitle: boolean; isBefore: boolean },
): Label<ProgressRole> | null {
  const text = isTitle ? cell.trim().replace(/^\d{1,2}[.)] (?=[A-Z])/, "") : cell.trim();
  if (periodName.test(text) || (isBefore && (day.test(text) || datedPeriod.test(text))))
    return { role: "progress", rest: "" };
  const goal = goalLabelOf(text);
  if (goal?.role === "goal" && (goal.rest === "" || /[:–—-]\s|^goal ?#?\d{1,2}[.)] /i.test(text) || isTitle))
    return { role: "goal", rest: goal.rest.endsWith("?") ? "" : goal.rest };
  if (ofCode.test(text)) return { role: "progress", rest: "" };
  const end = /(?::|\s[–—-])(?=\s|$)/.exec(text);
  const words = text.slice(0, end?.index ?? text.length);
  if (isTitle && isQuestion(text)) return { role: "progress", rest: "" };
  if (words.length > longestLabel || /[.,;]\s/.test(words) || /[.]$/.test(words)) return null;
  if (!end && !isTitle && !isBareLabel(words) && !(isBefore && isShortLabel(words))) return null;
  if (end && (goal?.role === "area" || /^goal ?(#|no\.?|number)$/i.test(words)))
    return { role: "other", rest: "" };
  const rest = end ? text.slice(end.index + end[0].length).trim() : "";
  if (periodName.test(words)) return { role: "progress", rest };
  const role = roles.find(([, wording]) => wording.test(words))?.[0];
  if (role) return { role, rest };
  // "Where we started: 20%"
  if (end && /^(where|what|how|who|when|why) /i.test(words)) return { role: "other", rest };
  return isTitle ? { role: "other", rest: "" } : null;
}

const isQuestion = (text: string) =>
  text.length > longestLabel &&
  text.length <= longestQuestion &&
  /\bprogress\b/i.test(text) &&
  !/\d/.test(text) &&
  /^(indicate|describe|include|is|has|how|what|check|select|explain|extent|progress)\b/i.test(text);

const status =
  /^(sufficient|insufficient|adequate|limited|some|no|not|making|goal(?! (?:area|focus|domain|number))|met|mastered|on|good|steady|minimal|satisfactory|expected|emerging|progressing|little|slow|regress\w*|discontinued|achieved)\b/i;

/** A few words with capitals need neither a colon nor bold type, unless they are a status: "Current Performance". */
function isBareLabel(words: string): boolean {
  const own = words.split(" ");
  const hasCapitals = own.every((word) => word.length < 4 || /^[A-Z#(]/.test(word));
  return own.length <= 5 && hasCapitals && !/\d/.test(words) && !status.test(words);
}

/** "Progress code" left of its value. */
const isShortLabel = (words: string) =>
  words.split(" ").length <= 3 && /^[A-Z]/.test(words) && !/\d/.test(words) && !status.test(words);

/** Whether a line has nothing but the headings of columns. */
export const isHeadingRow = (cells: readonly string[]) =>
  cells.length > 2 &&
  cells.every(
    (cell) =>
      cell.length <= 35 && !/\d/.test(cell) && roles.some(([, wording]) => wording.test(cell.toLowerCase())),
  );

/** Whether a label is that of one of several periods. */
export const isOfPeriod = (label: string) => {
  const words = label
    .trim()
    .replace(ofCode, "")
    .replace(/\s*[:–—-]\s*$/, "");
  return (
    periodName.test(words) ||
    datedPeriod.test(words) ||
    day.test(words) ||
    /^(first|second|third|fourth|\dst|\dnd|\drd|\dth) \w+/i.test(words)
  );
};
