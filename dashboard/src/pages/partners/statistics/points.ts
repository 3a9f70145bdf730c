import type { ToolId } from "@iep-insider/sdk/catalog";
import type {
  PartnerStatistics,
  StatisticsFigures,
  StatisticsPeriod,
  StatisticsPeriodKind,
} from "@iep-insider/sdk/contract";
import { dayName, shortDay } from "../../../chart/labels.ts";
import type { ChartPoint } from "../../../chart/Series.ts";
import { hiddenWords } from "../../../content/partnerStatistics.ts";
import { monthName, shortMonth } from "./days.ts";

/** One day, week or month of one tool, or of all. */
export interface StatisticsPoint extends ChartPoint {
  readonly figures: StatisticsFigures;
  /** Replaces a suppressed figure. */
  readonly hidden: string;
}

export const noFigures: StatisticsFigures = { tool_load: null, tool_start: null, tool_complete: null };

/** Every period in order. @param tool null for all. */
export function pointsOf(
  { by, periods, cells }: PartnerStatistics,
  tool: ToolId | null,
): readonly StatisticsPoint[] {
  const byFirstDay = new Map(
    cells.filter((cell) => cell.tool === tool).map((cell) => [cell.from, cell.figures]),
  );
  return periods.map((period) => ({
    ...namesOf(by, period),
    figures: byFirstDay.get(period.from) ?? noFigures,
    hidden: period.isOver || by === "day" ? hiddenWords.one : hiddenWords.soFar,
  }));
}

export function totalsOf({ totals }: PartnerStatistics, tool: ToolId | null): StatisticsFigures {
  return totals.find((total) => total.tool === tool)?.figures ?? noFigures;
}

/** Shown instead of a total over all periods when one of them is hidden. */
export function hiddenTotal({ by, periods }: PartnerStatistics): string {
  const [only, ...others] = periods;
  const areOver = periods.every(({ isOver }) => isOver);
  if (only && others.length === 0 && (areOver || by === "day")) return hiddenWords.one;
  return hiddenWords.each[areOver ? by : "day"];
}

function namesOf(by: StatisticsPeriodKind, { from, to }: StatisticsPeriod): ChartPoint {
  switch (by) {
    case "day":
      return { label: shortDay(from), name: dayName(from) };
    case "week":
      return { label: shortDay(from), name: `${shortDay(from)}–${Number(to.slice(8))}, ${from.slice(0, 4)}` };
    case "month":
      return { label: shortMonth(from), name: monthName(from) };
  }
}
