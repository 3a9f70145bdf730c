import { type Field, type Label, readFields } from "../fields/readFields.ts";
import type { Found, ProgressFindings } from "../findings.ts";
import { goalLabelOf } from "../goals/goalLabels.ts";
import { bodyStyleOf, stands } from "../lines/bodyStyle.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { type ColumnWords, hasTable, readTables } from "../tables/readTables.ts";

type ProgressGoal = ProgressFindings["goals"][number];
type ColumnRole = "goal" | "current" | "period" | "comment" | "other";
type FieldRole = "goal" | "progress" | "other";

/** Each annual goal with what the school says about its progress: the status of this period, then its comment. */
export function readProgress(lines: readonly Line[]): ProgressFindings {
  const goals = hasTable(lines, columns) ? fromTable(lines) : fromFields(lines);
  return { goals };
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
  /^((current |student |level of |summary of )?progress( (report|toward[^:]{0,40}|code|rating|note|made|status|this [^:]{0,20}|to date))?|status|rating|mark|code|progress mark|(first|second|third|fourth|1st|2nd|3rd|4th) (quarter|trimester|period|term)|(quarter|trimester|q|period) ?\d)\s*[:–—-]\s*/i;
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
    return line.cells.length === 1 && stands(line, body) && text.length < 60
      ? { role: "other", rest: "" }
      : null;
  };
  const goals: { goal: Field<FieldRole>; progress: string[] }[] = [];
  for (const field of readFields(lines, labelOf)) {
    if (field.role === "goal") goals.push({ goal: field, progress: [] });
    else if (field.role === "progress") goals.at(-1)?.progress.push(field.text);
  }
  return goals.flatMap(({ goal, progress }) => {
    // "Goal 1: Reading" has its text below.
    const text =
      goal.below !== "" && goal.first.length <= 60 && !/\bwill\b/.test(goal.first) ? goal.below : goal.text;
    const said = joinLines(progress);
    return found(text, said, goal.page, `${text} ${said}`);
  });
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
