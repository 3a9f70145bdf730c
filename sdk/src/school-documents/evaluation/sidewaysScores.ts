import type { Found, Score } from "../findings.ts";
import type { Line } from "../lines/Line.ts";
import { percentileIn, standardScoreIn } from "./scoreValues.ts";

type RowRole = "standard" | "percentile" | "other-score";

const roles: readonly (readonly [RowRole, RegExp])[] = [
  ["percentile", /^(?:percentiles?(?: ranks?)?|pr|%ile|% ?rank)$/i],
  [
    "other-score",
    /^(?:scaled?(?: scores?)?|t[- ]?scores?|t|raw scores?|z[- ]?scores?|v-?scale(?: scores?)?)$/i,
  ],
  ["standard", /^(?:standard scores?|ss|std\.? scores?|(?:index|composite) scores?|scores?)$/i],
];
/** Rows between those of one table: ranges, descriptions. */
const furthestRow = 5;

/** The scores of tables whose columns are scales and whose rows are kinds of scores. */
export function sidewaysScores(lines: readonly Line[], titleOf: (line: Line) => string): Found<Score>[] {
  return lines.flatMap((head, index) => {
    const next = lines[index + 1];
    if (!next || roleOf(next) === null || roleOf(head) !== null || head.page !== next.page) return [];
    const names = head.cells.filter(({ text, x }) => /[A-Za-z]{2}/.test(text) && x > (next.cells[0]?.x ?? 0));
    if (names.length === 0 || names.length < next.cells.length - 1) return [];
    const rows: { readonly role: RowRole; readonly line: Line }[] = [];
    for (const line of lines.slice(index + 1, index + 1 + furthestRow)) {
      const role = roleOf(line);
      if (line.cells.length < 2) break;
      if (role) rows.push({ role, line });
    }
    const test = titleOf(head);
    return names.map(({ text, x, width }) => {
      const middle = x + width / 2;
      const nearest = width === 0 ? 0.5 : sameColumn;
      const at = (role: RowRole) => {
        const cells = rows.find((row) => row.role === role)?.line.cells.slice(1) ?? [];
        const [cell] = cells.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x));
        const isNear =
          cell && (Math.abs(cell.x - x) < nearest || Math.abs(cell.x + cell.width / 2 - middle) < nearest);
        return isNear ? cell.text : "";
      };
      const percentile = percentileIn(at("percentile"));
      const value = {
        test: `${test} ${text}`.trim(),
        standardScore: standardScoreIn(at("standard")),
        percentile: percentile?.value ?? null,
      };
      const quote = [text, ...rows.map(({ role }) => at(role))].join(" · ");
      return { value, page: head.page, quote, isClear: test !== "" };
    });
  });
}

/** Points between a scale and its number; Word files count columns. */
const sameColumn = 12;

/** What a row gives for each scale; null for other lines. */
function roleOf({ cells }: Line): RowRole | null {
  const [label, ...values] = cells;
  if (!label || values.length === 0 || !values.every(({ text }) => /^[<>≤≥]?\d|^[-–—]+$|^n\/?a$/i.test(text)))
    return null;
  return roles.find(([, wording]) => wording.test(label.text.trim()))?.[0] ?? null;
}
