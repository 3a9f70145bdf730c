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
 * so it does not matter by what and from when to when somebody asks (`giveOut`). What is left of days goes by week, of
 * weeks by month, and of tools by month.
 * @param counts of whole months: with a part of one the sums would be others, and the difference would tell.
 * @param today a period with a day from here on is not over.
 */
export function givenBlocks(counts: readonly DayCount[], today: string): readonly Block[] {
  const months = Map.groupBy(counts, ({ day }) => periodOf("month", day).from);
  return [...months.values()].flatMap((ofMonth) =>
    statisticsEvents.flatMap((event) =>
      giveOut(monthTree(ofMonth, event, today), fewestShown).map(({ of, count }) => ({
        ...of,
        event,
        count,
      })),
    ),
  );
}

/** The tools that were used in the month at all: whose site it is knows which these are. */
function monthTree(ofMonth: readonly DayCount[], event: StatisticsEvent, today: string): Part<Span> {
  const month = periodOf("month", ofMonth[0]?.day ?? today);
  const isOver = month.to < today;
  const tools = [...Map.groupBy(ofMonth, ({ tool }) => tool)].map(([tool, ofTool]): Part<Span> => {
    const counts = new Map(
      ofTool.filter((one) => one.event === event).map(({ day, count }) => [day, count] as const),
    );
    const weeks = periodsOf("week", month).map((week): Part<Span> => {
      const days = periodsOf("day", week).map((day) => ({
        of: { tool, ...day },
        count: counts.get(day.from) ?? 0,
      }));
      return { of: { tool, ...week }, parts: days, isOver: week.to < today };
    });
    return { of: { tool, ...month }, parts: weeks, isOver };
  });
  return { of: { tool: null, ...month }, parts: tools, isOver };
}
