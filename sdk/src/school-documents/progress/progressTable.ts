import { joinLines, type Line } from "../lines/Line.ts";
import { paragraphsOf } from "../lines/paragraphsOf.ts";
import { hasTable, readTables } from "../tables/readTables.ts";
import type { ColumnWords } from "../tables/Table.ts";
import { isGoalText } from "./isGoalText.ts";
import { found, type ProgressGoal, withoutNumber } from "./progressGoal.ts";
import { isOfPeriod, periodName } from "./progressLabels.ts";

type ColumnRole = "goal" | "current" | "period" | "comment" | "other";

/** The goals of a report that is a table, with the comments below their rows or below the table; none where there is no table. */
export const goalsInTable = (lines: readonly Line[]): ProgressGoal[] =>
  hasTable(lines, columns) ? withComments(fromTable(lines), lines) : [];

/** "Goal 2 (Math): 19 of 20 correct" below a table that has only codes. */
const numberedComment = /^goal ?#?(\d{1,2})\b(?: ?\([^)]*\)|[ ,–—-]+[^:.]{2,30})?[:.]\s+(?=\S)/i;

/** "Comments: …" across the table, below the row of its goal. */
const commentBelow =
  /^(?:teacher |provider |progress )?(?:comments?|notes?|narrative|explanation|evidence): +(?=\S)/i;

/** Adds what is said about each goal below its row or below the table. */
function withComments(rows: readonly TableGoal[], lines: readonly Line[]): ProgressGoal[] {
  const comments = new Map<number, string>();
  for (const { text, lines: own } of paragraphsOf(lines)) {
    const match = numberedComment.exec(text);
    const below = commentBelow.exec(text);
    const said = text.slice((match ?? below)?.[0].length ?? 0);
    const at = own[0] ? lines.indexOf(own[0]) : -1;
    const number = match ? Number(match[1]) : rows.findLastIndex(({ line }) => lines.indexOf(line) < at) + 1;
    if ((match || (below && own[0]?.cells.length === 1)) && !isGoalText(said) && number > 0)
      comments.set(number, said);
  }
  return rows.map(({ goal }, index) => {
    const comment = comments.get(index + 1);
    if (!comment || goal.value.progress.includes(comment)) return goal;
    return { ...goal, value: { ...goal.value, progress: `${goal.value.progress} ${comment}` } };
  });
}

interface TableGoal {
  readonly goal: ProgressGoal;
  /** The row's first line. */
  readonly line: Line;
}

const isMonth =
  /^(?:jan|feb|mar|apr|may|june?|sept?|oct|nov|dec|fall|winter|spring)[a-z]*\.?(?: \d{1,2})?(?:,? 20\d\d)?$/;

const columns: ColumnWords<ColumnRole> = {
  roleOf: (heading) => {
    if (/\bgoals?\b/.test(heading) && !/progress|toward/.test(heading)) return "goal";
    if (/expected|criteri|target|baseline|objective|method|measured|mastery level/.test(heading))
      return "other";
    if (isOfPeriod(heading.replace(/ (data|code|rating|progress|status|mark)$/, ""))) return "period";
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
    /^(annual|measurable|goals?|progress|toward|towards|status|rating|code|mark|level|this|current|period|quarter|qtr|q|t|trimester|term|mp|first|second|third|fourth|st|nd|rd|th|comments?|narrative|notes?|data|evidence|explanation|description|area|dates?|no|on|of|the|and|report|reporting|to|made|expected|achievement|criteria|criterion|target|baseline|objective|method|measured|mastery|jan|feb|mar|apr|may|june?|sept?|oct|nov|dec|january|february|march|april|september|october|november|december|fall|winter|spring)$/,
  // A goal that goes on is beside further lines of the other columns.
  beginsRow: (cells, row) =>
    cells.size > 1 && /^[A-Z\d"“]/.test(cells.get("goal") ?? "") && /[.!?]["”]?$/.test(row.get("goal") ?? ""),
};

/** The goals of the rows of a table. */
function fromTable(lines: readonly Line[]): TableGoal[] {
  return readTables(lines, columns).flatMap(({ cells, page, line, quote, group }) => {
    const textsOf = (role: ColumnRole) =>
      cells
        .filter(({ column }) => column.role === role)
        .sort((a, b) => a.column.left - b.column.left)
        .map(({ text }) => text);
    const written = textsOf("goal");
    // "1 Behavior" beside the goal itself
    const statements = written.filter((text) => /\bwill\b/.test(text));
    const named = joinLines(statements.length > 0 ? statements : written);
    const goal = withoutNumber(/\bwill\b/.test(named) ? named : (goalBelow(lines, line) ?? named));
    const current = joinLines(textsOf("current")) || (textsOf("period").at(-1) ?? "");
    const progress = joinLines([current, ...textsOf("comment")]);
    if (/^(key|legend|codes?)\b/i.test(group)) return [];
    return found(goal, progress, page, quote).map((each) => ({ goal: each, line }));
  });
}

/** The goal in the lines below a row that has its area and marks only. */
function goalBelow(lines: readonly Line[], row: Line): string | null {
  const [below] = paragraphsOf(lines.slice(lines.indexOf(row) + 1));
  return below?.lines[0]?.cells.length === 1 && /\bwill\b/.test(below.text) ? below.text : null;
}
