import { type Field, type Label, readFields } from "../fields/readFields.ts";
import type { Found, ProgressFindings } from "../findings.ts";
import { splitBoxes } from "../iep/listItems.ts";
import { bodyStyleOf, isProminent, isSmallPrint } from "../lines/bodyStyle.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { paragraphsOf } from "../lines/paragraphsOf.ts";
import { withoutSignOff } from "../lines/people.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { type ColumnWords, hasTable, readTables } from "../tables/readTables.ts";
import {
  isHeadingRow,
  isOfPeriod,
  type ProgressRole,
  periodName,
  progressLabelOf,
} from "./progressLabels.ts";

type ProgressGoal = ProgressFindings["goals"][number];
type ColumnRole = "goal" | "current" | "period" | "comment" | "other";

/** Each annual goal with what the school says about its progress: the status of this period, then its comment. */
export function readProgress(all: readonly Line[]): ProgressFindings {
  const signed = withoutSignOff(all);
  const body = bodyStyleOf(signed);
  const lines = withoutKey(
    signed.filter((line) => (!isSmallPrint(line, body) || isSmallLabel(line)) && !isLegend(line.text)),
  );
  const goals = hasTable(lines, columns) ? fromTable(lines) : [];
  if (goals.length > 0) return { goals: withComments(goals, lines) };
  const labelled = fromFields(lines);
  return { goals: labelled.length > 0 ? labelled : fromParagraphs(lines) };
}

/** What a teacher writes to the parents below the goals. */
const isClosing = ({ text, isApart }: Line) =>
  isApart && /^(please|if you (have|would)|thank you|feel free|let me know)\b/i.test(text);

/** "The next report comes in June", "You can always reach me": about the letter. */
const isAboutReport = (text: string) =>
  /^(the next (report|progress|update)|you (can|may)|please|thank|if you|feel free|let me know|i (look forward|hope)|we look forward)\b/i.test(
    text,
  );

/** "Goal 2 (Math): 19 of 20 correct" below a table that has only codes. */
const numberedComment = /^goal ?#?(\d{1,2})\b(?: ?\([^)]*\)|[ ,–—-]+[^:.]{2,30})?[:.]\s+(?=\S)/i;

/** Adds what is said about each goal below the table. */
function withComments(goals: readonly ProgressGoal[], lines: readonly Line[]): ProgressGoal[] {
  const comments = new Map<number, string>();
  for (const { text } of paragraphsOf(lines)) {
    const match = numberedComment.exec(text);
    const said = text.slice(match?.[0].length ?? 0);
    if (match && !isGoalText(said)) comments.set(Number(match[1]), said);
  }
  return goals.map((goal, index) => {
    const comment = comments.get(index + 1);
    if (!comment || goal.value.progress.includes(comment)) return goal;
    return { ...goal, value: { ...goal.value, progress: `${goal.value.progress} ${comment}` } };
  });
}

/** "1 = no progress 2 = some progress 3 = on pace" */
const isLegend = (text: string) =>
  /^(key|legend|codes|ratings|progress (codes|key))( to [\w ]+)?: .*[=:,;]/i.test(text) ||
  (text.match(/(^|\s)[A-Z\d]{1,3} ?= ?\w/g) ?? []).length > 1 ||
  (text.match(/(^|\s)[A-Z]{1,3}: [a-z]/g) ?? []).length > 1 ||
  /^[A-Z\d]{1,3} ?= ?[A-Za-z][^.]{2,60}$/.test(text);

/** Labels may be smaller than their values: "Latest rating | Previous", "Note from staff". */
function isSmallLabel({ cells: [first] }: Line): boolean {
  const label = first && progressLabelOf(first.text, { isTitle: true, isBefore: false });
  return label?.rest === "" && label.role !== "other";
}

/** "• Emerging: some growth" or a bullet of a few words: what a rating means. */
const isOfKey = ({ text }: Line) => /^[•●▪·-] [A-Z][\w ]{1,25}(?:: [a-z].*)?$/.test(text);
const leastRatings = 3;

/** Without the list of what the ratings mean. */
function withoutKey(lines: readonly Line[]): readonly Line[] {
  const start = lines.findIndex(
    (_, index) => lines.slice(index, index + leastRatings).filter(isOfKey).length === leastRatings,
  );
  if (start === -1) return lines;
  const end = lines.findIndex((line, index) => index > start && !isOfKey(line));
  return [...lines.slice(0, start), ...lines.slice(end === -1 ? lines.length : end)];
}

const isMonth =
  /^(?:jan|feb|mar|apr|may|june?|sept?|oct|nov|dec|fall|winter|spring)[a-z]*\.?(?: \d{1,2})?(?:,? 20\d\d)?$/;

const columns: ColumnWords<ColumnRole> = {
  roleOf: (heading) => {
    if (/\bgoals?\b/.test(heading) && !/progress|toward/.test(heading)) return "goal";
    if (/comment|narrative|notes?\b|data|evidence|explanation|description|how/.test(heading))
      return "comment";
    if (periodName.test(heading)) return "period";
    if (/^\d{1,2}\/\d/.test(heading) || isMonth.test(heading)) return "period";
    if (/this|current|progress|status|rating|code|mark|level/.test(heading)) return "current";
    return /area|date|#|objective|baseline|criteri/.test(heading) ? "other" : null;
  },
  isTable: (found) =>
    found.includes("goal") &&
    (found.includes("current") || found.includes("period") || found.includes("comment")),
  words:
    /^(annual|measurable|goals?|progress|toward|towards|status|rating|code|mark|level|this|current|period|quarter|qtr|q|t|trimester|term|mp|first|second|third|fourth|st|nd|rd|th|comments?|narrative|notes?|data|evidence|explanation|description|area|dates?|no|on|of|the|and|report|reporting|to|made|jan|feb|mar|apr|may|june?|sept?|oct|nov|dec|january|february|march|april|september|october|november|december|fall|winter|spring)$/,
  beginsRow: (cells, row) => cells.has("goal") && cells.has("current") && row.has("current"),
};

function fromTable(lines: readonly Line[]): ProgressGoal[] {
  return readTables(lines, columns).flatMap(({ cells, page, line, quote, group }) => {
    const textsOf = (role: ColumnRole) =>
      cells
        .filter(({ column }) => column.role === role)
        .sort((a, b) => a.column.left - b.column.left)
        .map(({ text }) => text);
    const named = joinLines(textsOf("goal"));
    const goal = withoutNumber(/\bwill\b/.test(named) ? named : (goalBelow(lines, line) ?? named));
    const current = joinLines(textsOf("current")) || (textsOf("period").at(-1) ?? "");
    const progress = joinLines([current, ...textsOf("comment")]);
    return /^(key|legend|codes?)\b/i.test(group) ? [] : found(goal, progress, page, quote);
  });
}

/** "Goal 2: Math: Ann will …" without what is before the goal. */
const withoutNumber = (text: string) =>
  text.replace(/^(goal )?#?\d+[.):]\s*/i, "").replace(/^[^:.]{3,40}:\s+(?=[^:]*\bwill\b)/, "");

/** The goal in the lines below a row that has its area and marks only. */
function goalBelow(lines: readonly Line[], row: Line): string | null {
  const [below] = paragraphsOf(lines.slice(lines.indexOf(row) + 1));
  return below?.lines[0]?.cells.length === 1 && /\bwill\b/.test(below.text) ? below.text : null;
}

function fromFields(lines: readonly Line[]): ProgressGoal[] {
  const body = bodyStyleOf(lines);
  const options = optionsOf(lines);
  const starts = goalStarts(lines);
  const labelOf = (cell: string, line: Line): Label<ProgressRole> | null => {
    const boxes = splitBoxes(cell);
    const checked = boxes.filter(({ isChecked }) => isChecked).map(({ text }) => text);
    if (checked.length > 0 && boxes[0] && !/^[^[☐☒(]{3,}:/.test(cell))
      return { role: "progress", rest: joinLines(checked) };
    if (options.has(cell) || isHeadingRow(line.cells.map(({ text }) => text)))
      return { role: "other", rest: "" };
    // "Latest rating | Previous | Posted" above their values
    const isLabelRow = line.cells.length > 1 && line.isBold && !body.isBold && !/\d/.test(line.text);
    const isTitle =
      isLabelRow ||
      isSmallPrint(line, body) ||
      (line.cells.length === 1 && isProminent(line, body) && line.text.length < 60);
    const label = progressLabelOf(cell, {
      isTitle,
      isBefore: line.cells.length > 1 && line.cells[0]?.text === cell,
    });
    if (label) return label;
    return starts.has(line) && line.cells[0]?.text === cell ? { role: "goal", rest: cell } : null;
  };
  const goals: { goal: Field<ProgressRole>; progress: string[] }[] = [];
  let isHistory = false;
  const fields = readFields(lines, labelOf, isClosing);
  for (const field of fields) {
    // "Previous" beside "Latest rating" is one label of several.
    const isAlone = fields.every((other) => other === field || other.line !== field.line);
    isHistory = (field.role === "history" && isAlone) || (isHistory && field.role !== "goal");
    if (isHistory || field.role === "history") continue;
    if (field.role === "goal") goals.push({ goal: field, progress: [] });
    else if (field.role !== "other") addProgress(goals.at(-1)?.progress ?? [], field);
  }
  return goals.flatMap(({ goal, progress }) => {
    const { text, more } = goalIn(goal);
    const said = joinLines([...more, ...progress]);
    return found(withoutNumber(text), said, goal.page, `${text} ${said}`);
  });
}

/** A goal's text, and what is said about it behind or below it without a label. */
function goalIn({ first, below, text, paragraphs }: Field<ProgressRole>) {
  // "Goal 1: Reading" has its text below.
  const isTitled = below !== "" && first.length <= 60 && !/\bwill\b/.test(first);
  const at = paragraphs.findIndex((paragraph) => /\bwill\b/.test(paragraph));
  const own = paragraphs[at] ?? "";
  const isWhole = /[.!]$/.test(own) && at < paragraphs.length - 1;
  const goal = isWhole ? own : isTitled ? below : text;
  // "… on three probes. Progress: on track"
  const inside = /[.] (?:progress|status|rating|update)(?: [a-z]+){0,3}: (?=\w)/i.exec(goal);
  return {
    text: inside ? goal.slice(0, inside.index + 1) : goal,
    more: [
      ...(inside ? [goal.slice(inside.index + inside[0].length)] : []),
      ...(isWhole ? paragraphs.slice(at + 1) : []),
    ],
  };
}

/** The words of boxes that are printed for every goal; pdf.js gives empty boxes no text. */
function optionsOf(lines: readonly Line[]): ReadonlySet<string> {
  const checked = new Set(
    lines.flatMap(({ cells }) =>
      cells.flatMap(({ text }) => splitBoxes(text).flatMap((box) => (box.isChecked ? [box.text] : []))),
    ),
  );
  const isOptions = (line: Line) =>
    line.cells.some(({ text }) => checked.has(text) || splitBoxes(text).length > 0);
  return new Set(lines.filter(isOptions).flatMap(({ cells }) => cells.map(({ text }) => text)));
}

/** First lines of goals where no label says "goal": paragraphs that say what the child will do, and how well. */
function goalStarts(lines: readonly Line[]): ReadonlySet<Line> {
  const isLabelled = lines.some(
    ({ text }) => progressLabelOf(text, { isTitle: false, isBefore: false })?.role === "goal",
  );
  if (isLabelled) return new Set();
  const goals = paragraphsOf(lines).filter(
    ({ text, lines: own }) => isGoalText(text) && own[0]?.cells.length === 1,
  );
  return new Set(goals.flatMap(({ lines: own }) => own[0] ?? []));
}

const isGoalText = (text: string) =>
  text.length > 40 &&
  /^[^.]*\bwill\b/.test(text) &&
  /\d|\b(all|each|every|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(text) &&
  !/\b(we|I|team|staff|teacher|therapist|parents?|you|meeting) will\b|\bwill (meet|make|achieve|reach) (the|this|his|her|their) goal\b/i.test(
    text,
  );

/** Goals without labels, each followed by what is said about it; the parent checks these. */
function fromParagraphs(lines: readonly Line[]): ProgressGoal[] {
  const goals: { text: string; page: number; progress: string[] }[] = [];
  for (const { text, page } of paragraphsOf(lines)) {
    // "The first goal is this one. Ann will read …"
    const sentences = sentencesOf(text);
    const at = sentences.findIndex(isGoalText);
    if (at !== -1) goals.push({ text: sentences[at] ?? "", page, progress: sentences.slice(at + 1) });
    else if (isAboutReport(text)) break;
    else if (/[.!\d]$/.test(text)) goals.at(-1)?.progress.push(text);
  }
  return goals
    .flatMap(({ text, page, progress }) => found(text, joinLines(progress), page, text))
    .map((goal) => ({ ...goal, isClear: false }));
}

/** A report may have one field for each period of the year: the last that says something counts. */
function addProgress(progress: string[], { label, text }: Field<ProgressRole>): void {
  if (text === "" || /^[-–—_.\s]*$|^n\/?a$/i.test(text)) return;
  if (isOfPeriod(label)) progress.length = 0;
  progress.push(withoutBoxes(text));
}

/** "[x] Sufficient [ ] Insufficient" → "Sufficient" */
function withoutBoxes(text: string): string {
  const boxes = splitBoxes(text);
  if (boxes.length === 0) return text;
  return joinLines(boxes.filter(({ isChecked }) => isChecked).map((box) => box.text)) || text;
}

function found(goal: string, progress: string, page: number, quote: string): ProgressGoal[] {
  if (goal.length < 15 || progress === "") return [];
  const finding: Found<{ goal: string; progress: string }> = {
    value: { goal, progress },
    page,
    quote,
    isClear: /\bwill\b/i.test(goal),
  };
  return [finding];
}
