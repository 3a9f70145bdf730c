import { type Field, type Label, readFields } from "../fields/readFields.ts";
import type { Found, ProgressFindings } from "../findings.ts";
import { goalLabelOf } from "../goals/goalLabels.ts";
import { splitBoxes } from "../iep/listItems.ts";
import { bodyStyleOf, isProminent } from "../lines/bodyStyle.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { paragraphsOf } from "../lines/paragraphsOf.ts";
import { withoutSignOff } from "../lines/people.ts";
import { type ColumnWords, hasTable, readTables } from "../tables/readTables.ts";

type ProgressGoal = ProgressFindings["goals"][number];
type ColumnRole = "goal" | "current" | "period" | "comment" | "other";
type FieldRole = "goal" | "progress" | "other";

/** Each annual goal with what the school says about its progress: the status of this period, then its comment. */
export function readProgress(all: readonly Line[]): ProgressFindings {
  const lines = withoutSignOff(all);
  const goals = hasTable(lines, columns) ? fromTable(lines) : [];
  if (goals.length > 0) return { goals };
  const labelled = fromFields(lines);
  return { goals: labelled.length > 0 ? labelled : fromParagraphs(lines) };
}

const columns: ColumnWords<ColumnRole> = {
  roleOf: (heading) => {
    if (/\bgoals?\b/.test(heading) && !/progress|toward/.test(heading)) return "goal";
    if (/comment|narrative|notes?\b|data|evidence|explanation|description|how/.test(heading))
      return "comment";
    if (
      /^(q|qtr|quarter|t|trimester|mp|period|term|1st|2nd|3rd|4th|first|second|third|fourth)\s*\.?\d*( (quarter|period|term|trimester))?$/.test(
        heading,
      )
    )
      return "period";
    if (/^\d{1,2}\/\d/.test(heading)) return "period";
    if (/this|current|progress|status|rating|code|mark|level/.test(heading)) return "current";
    return /area|date|#|objective|baseline|criteri/.test(heading) ? "other" : null;
  },
  isTable: (found) =>
    found.includes("goal") &&
    (found.includes("current") || found.includes("period") || found.includes("comment")),
  words:
    /^(annual|measurable|goals?|progress|toward|towards|status|rating|code|mark|level|this|current|period|quarter|qtr|q|t|trimester|term|mp|first|second|third|fourth|st|nd|rd|th|comments?|narrative|notes?|data|evidence|explanation|description|area|dates?|no|on|of|the|and|report|reporting|to|made)$/,
  beginsRow: (cells, row) => cells.has("goal") && cells.has("current") && row.has("current"),
};

function fromTable(lines: readonly Line[]): ProgressGoal[] {
  return readTables(lines, columns).flatMap(({ cells, page, quote, group }) => {
    const textsOf = (role: ColumnRole) =>
      cells
        .filter(({ column }) => column.role === role)
        .sort((a, b) => a.column.left - b.column.left)
        .map(({ text }) => text);
    const goal = joinLines(textsOf("goal")).replace(/^(goal )?#?\d+[.):]\s*/i, "");
    const current = joinLines(textsOf("current")) || (textsOf("period").at(-1) ?? "");
    const progress = joinLines([current, ...textsOf("comment")]);
    return /^(key|legend|codes?)\b/i.test(group) ? [] : found(goal, progress, page, quote);
  });
}

const progressLabel =
  /^((current |student |level of |summary of )?progress( (report|toward[^:]{0,40}|code|rating|note|made|status|this [^:]{0,20}|to date))?|status|rating|mark|code|progress mark|(progress )?update|results?|current (level|performance|data)|how (it|he|she|they|\w+) (is|are) (going|doing)|where (he|she|they|\w+) (is|are) now|performance|report|data|evidence|(first|second|third|fourth|1st|2nd|3rd|4th) (quarter|trimester|period|term|marking period|grading period|semester|nine weeks)( \([^)]*\))?|(quarter|trimester|q|period|term|semester) ?\d( \([^)]*\)| \d{1,2}\/[\d/]+)?)\s*[:–—-]\s*/i;
const otherLabel =
  /^(baseline|criteri\w*|measured by|method|objectives?|benchmarks?|key|legend|prepared by|signature|report date|date|reporting period|teacher|case manager|next report)\b[^:]{0,30}(:|$)|^prepared by\b/i;
const commentLabel = /^(comments?|narrative|notes?|data|explanation|evidence)\s*[:–—]\s*/i;

function fromFields(lines: readonly Line[]): ProgressGoal[] {
  const body = bodyStyleOf(lines);
  const labelOf = (cell: string, line: Line): Label<FieldRole> | null => {
    const text = cell.trim();
    const progress = progressLabel.exec(text);
    if (progress) return { role: "progress", rest: text.slice(progress[0].length) };
    const comment = commentLabel.exec(text);
    if (comment) return { role: "progress", rest: text.slice(comment[0].length) };
    if (otherLabel.test(text)) return { role: "other", rest: "" };
    const goal = goalLabelOf(text);
    if (goal?.role === "goal") return { role: "goal", rest: goal.rest };
    return line.cells.length === 1 && isProminent(line, body) && text.length < 60
      ? { role: "other", rest: "" }
      : null;
  };
  const goals: { goal: Field<FieldRole>; progress: string[] }[] = [];
  for (const field of readFields(lines, labelOf)) {
    if (field.role === "goal") goals.push({ goal: field, progress: [] });
    else if (field.role === "progress") addProgress(goals.at(-1)?.progress ?? [], field);
  }
  return goals.flatMap(({ goal, progress }) => {
    // "Goal 1: Reading" has its text below.
    const text =
      goal.below !== "" && goal.first.length <= 60 && !/\bwill\b/.test(goal.first) ? goal.below : goal.text;
    const said = joinLines(progress);
    return found(text, said, goal.page, `${text} ${said}`);
  });
}

/** Goals without labels, each followed by what is said about it; the parent checks these. */
function fromParagraphs(lines: readonly Line[]): ProgressGoal[] {
  const goals: { text: string; page: number; progress: string[] }[] = [];
  for (const { text, page } of paragraphsOf(lines)) {
    const isGoal = /\bwill\b/.test(text) && /\d/.test(text) && text.length > 40;
    if (isGoal) goals.push({ text, page, progress: [] });
    else if (/[.\d]$/.test(text)) goals.at(-1)?.progress.push(text);
  }
  return goals
    .flatMap(({ text, page, progress }) => found(text, joinLines(progress), page, text))
    .map((goal) => ({ ...goal, isClear: false }));
}

/** A report may have one field for each period of the year: the last that says something counts. */
function addProgress(progress: string[], { label, text }: Field<FieldRole>): void {
  if (text === "" || /^[-–—_.\s]*$|^n\/?a$/i.test(text)) return;
  if (ofPeriod.test(label)) progress.length = 0;
  progress.push(withoutBoxes(text));
}

const ofPeriod =
  /\b(quarter|trimester|term|period|semester|q ?\d|1st|2nd|3rd|4th|first|second|third|fourth)\b/i;

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
