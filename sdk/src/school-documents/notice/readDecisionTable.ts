import type { NoticeFindings } from "../findings.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { readTables } from "../tables/readTables.ts";
import type { ColumnWords } from "../tables/Table.ts";

/** "proposed" and "refused" are columns with a mark. */
type Role = "type" | "action" | "reason" | "proposed" | "refused" | "other";

const columns: ColumnWords<Role> = {
  roleOf: (heading) => {
    if (/reason|why|explanation|rationale|basis/.test(heading)) return "reason";
    if (/^(proposed?|proposes|accepted|agreed|approved|yes)$/.test(heading)) return "proposed";
    if (/^(refused?|refuses|denied|declined|rejected|no)$/.test(heading)) return "refused";
    if (/status|propos\w* ?(or|\/) ?refus|decision type|accept/.test(heading)) return "type";
    if (/action|proposal|decision|request|description/.test(heading)) return "action";
    return /^(no\.?|#|date|item)$/.test(heading) ? "other" : null;
  },
  isTable: (found) =>
    found.includes("action") &&
    (found.includes("type") ||
      found.includes("reason") ||
      (found.includes("proposed") && found.includes("refused"))),
  words:
    /^(status|proposed|refused|propose|refuse|or|and|action|actions|reasons?|for|why|explanation|rationale|basis|decision|decisions|proposal|requests?|description|of|the|no|type|date|item|taken|by|team|district|school|team's|district's|s|accepted|agreed|approved|yes|denied|declined|rejected)$/,
  beginsRow: (cells) => isType(cells.get("type") ?? ""),
};

const isType = (text: string) =>
  text.length < 30 &&
  /^(the )?(?!was|were|why)(\w+ )?(propos|refus|den|reject|declin|accept|agree)/i.test(text.trim());

const isMark = /^([x✓✔☒☑]|\[x\]|yes)$/i;

const opensDecision = /^(the )?(school |district |team )*(propos|refus|declin)\w*\b/i;

/** The decisions and reasons of a notice that lists its actions as the rows of a table. */
export function readDecisionTable(
  lines: readonly Line[],
): Pick<NoticeFindings, "decisions" | "reasons"> | null {
  const rows = readTables(lines, columns).flatMap(({ cells, page, quote }) => {
    const textOf = (role: Role) =>
      joinLines(cells.filter(({ column }) => column.role === role).map(({ text }) => text));
    const marked = (["proposed", "refused"] as const).find((role) => isMark.test(textOf(role).trim()));
    const type = marked ?? textOf("type");
    const action = textOf("action");
    const hasType = marked !== undefined || cells.some(({ column }) => column.role === "type");
    const isRow =
      action.length > 8 &&
      // "Placement" with a mark is a choice, not what was decided.
      (marked === undefined || action.split(" ").length > 2) &&
      (hasType ? isType(type) : opensDecision.test(action));
    return isRow ? [{ type: type || action, action, reason: textOf("reason"), page, quote }] : [];
  });
  if (rows.length === 0) return null;
  return {
    decisions: rows.map(({ type, action, page, quote }) => ({
      value: {
        type: /refus|den|reject|declin/i.test(type) ? ("refuses" as const) : ("proposes" as const),
        text: action,
      },
      page,
      quote,
      isClear: true,
    })),
    reasons: rows.flatMap(({ reason: value, page, quote }) =>
      value === "" ? [] : [{ value, page, quote, isClear: true }],
    ),
  };
}
