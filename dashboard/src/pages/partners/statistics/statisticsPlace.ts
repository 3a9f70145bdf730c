import { findTool, type ToolId } from "@iep-insider/sdk/catalog";
import { mostDaysByDay, type StatisticsPeriodKind, statisticsPeriods } from "@iep-insider/sdk/contract";
import { dayPlus, daysIn, firstOfMonth, isDay } from "./days.ts";

/** What the screen shows; all of it is in the URL. */
export interface StatisticsPlace {
  readonly from: string;
  readonly to: string;
  readonly by: StatisticsPeriodKind;
  /** Null: all tools together. */
  readonly tool: ToolId | null;
}

export const statisticsPath = "/partners/statistics";
export const reportPath = "/partners/statistics/report";

/** Unknown values in the URL count as absent. Without days: the last 30. */
export function placeOf(query: URLSearchParams, today: string): StatisticsPlace {
  const days = daysOf(query, today) ?? ranges(today).month;
  const by = statisticsPeriods.find((kind) => kind === query.get("by")) ?? usualBy(days);
  return {
    ...days,
    by: by === "day" && daysIn(days.from, days.to) > mostDaysByDay ? "week" : by,
    tool: findTool(query.get("tool"))?.id ?? null,
  };
}

/** The range in a URL; null if it is missing or invalid. */
export function daysOf(query: URLSearchParams, today: string): Pick<StatisticsPlace, "from" | "to"> | null {
  const from = query.get("from") ?? "";
  const to = query.get("to") ?? "";
  return isDay(from) && isDay(to) && from <= to && from <= today ? { from, to } : null;
}

export function addressOf({ from, to, by, tool }: StatisticsPlace): string {
  const query = new URLSearchParams({
    from,
    to,
    ...(by !== usualBy({ from, to }) && { by }),
    ...(tool && { tool }),
  });
  return `${statisticsPath}?${query}`;
}

export function reportAddressOf({ from, to }: Pick<StatisticsPlace, "from" | "to">): string {
  return `${reportPath}?${new URLSearchParams({ from, to })}`;
}

/** The preset ranges. */
export function ranges(today: string) {
  return {
    week: { from: dayPlus(today, -6), to: today },
    month: { from: dayPlus(today, -29), to: today },
    quarter: { from: dayPlus(today, -89), to: today },
    year: { from: firstOfMonth(today, -11), to: today },
  } as const;
}

/** The unit that gives the most readable points. */
function usualBy({ from, to }: Pick<StatisticsPlace, "from" | "to">): StatisticsPeriodKind {
  const days = daysIn(from, to);
  return days <= 62 ? "day" : days <= 190 ? "week" : "month";
}
