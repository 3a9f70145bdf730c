import type { ToolId } from "@iep-insider/sdk/catalog";
import { fewestShown, type StatisticsEvent, statisticsEvents } from "@iep-insider/sdk/contract";
import { giveOut, type Part } from "./giveOut.ts";
import { type Days, periodOf, periodsOf } from "./periods.ts";

/** How often something happened with a tool on a day, over all keys of a partner. */
export interface DayCount {
  readonly tool: ToolId;
  readonly event: StatisticsEvent;
  readonly day: string;
  readonly count: number;
}

/** What a sum is of: days of one tool, or what is left of all tools in a month. */
interface Span extends Days {
  readonly tool: ToolId | null;
}

/** A sum that may be shown, alone or as a part of whatever figure its days lie in. */
export interface Block extends Span {
  readonly event: StatisticsEvent;
  readonly count: number;
}

/**
 * All that may be known of a partner's counts. Every figure on every screen and in every file is a sum of these blocks,
 * so the grouping and period of a query do not matter (`giveOut`). What is left of days goes by week, of
 * weeks by month, and of tools by month.
 * @param counts of whole months: with a part of one the sums would be others, and the difference would tell.
 * @param today a period with a day from here on is not over.
 */
export function givenBlocks(counts: readonly DayCount[], today: string): readonly Block[] {
  const months = Map.groupBy(counts, ({ day }) => day.slice(0, 7));
  return [...months.values()].flatMap((ofMonth) => {
    const calendar = calendarOf(ofMonth[0]?.day ?? today);
    const tools = [...Map.groupBy(ofMonth, ({ tool }) => tool)];
    return statisticsEvents.flatMap((event) =>
      giveOut(monthTree(calendar, tools, event, today), fewestShown).map(({ of, count }) => ({
        ...of,
        event,
        count,
      })),
    );
  });
}

/** A month, with its weeks and their days. */
interface Calendar {
  readonly month: Days;
  readonly weeks: readonly { readonly week: Days; readonly days: readonly Days[] }[];
}

function calendarOf(day: string): Calendar {
  const month = periodOf("month", day);
  const weeks = periodsOf("week", month).map((week) => ({ week, days: periodsOf("day", week) }));
  return { month, weeks };
}

/** @param tools those that were used in the month at all: whose site it is knows which these are. */
function monthTree(
  { month, weeks }: Calendar,
  tools: readonly (readonly [ToolId, readonly DayCount[]])[],
  event: StatisticsEvent,
  today: string,
): Part<Span> {
  const isOver = month.to < today;
  const parts = tools.map(([tool, ofTool]): Part<Span> => {
    const counts = new Map(ofTool.flatMap((one) => (one.event === event ? [[one.day, one.count]] : [])));
    const ofWeeks = weeks.map(({ week, days }): Part<Span> => {
      const ofDays = days.map((day) => ({ of: { tool, ...day }, count: counts.get(day.from) ?? 0 }));
      return { of: { tool, ...week }, parts: ofDays, isOver: week.to < today };
    });
    return { of: { tool, ...month }, parts: ofWeeks, isOver };
  });
  return { of: { tool: null, ...month }, parts, isOver };
}
