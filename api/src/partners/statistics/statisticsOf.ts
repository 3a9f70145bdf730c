import { tools } from "@iep-insider/sdk/catalog";
import type {
  PartnerStatistics,
  StatisticsCell,
  StatisticsFigures,
  StatisticsPeriodKind,
} from "@iep-insider/sdk/contract";
import type { Block } from "./givenBlocks.ts";
import { type Days, periodsOf } from "./periods.ts";

/** What is shown of days by day, week or month. @param days whole periods. */
export function statisticsOf(
  blocks: readonly Block[],
  by: StatisticsPeriodKind,
  days: Days,
  today: string,
): Pick<PartnerStatistics, "by" | "from" | "to" | "periods" | "cells" | "totals"> {
  const periods = periodsOf(by, days);
  return {
    by,
    ...days,
    periods: periods.map((period) => ({ ...period, isOver: period.to < today })),
    cells: cellsOf(blocks, periods),
    totals: figuresOf(blocks, days),
  };
}

/** Each block lies in one period at most: what is left of a week is in no day. */
function cellsOf(blocks: readonly Block[], periods: readonly Days[]): readonly StatisticsCell[] {
  const periodAt = new Map(
    periods.flatMap((period) => periodsOf("day", period).map(({ from }) => [from, period])),
  );
  const byPeriod = Map.groupBy(blocks, ({ from, to }) =>
    periodAt.get(from) === periodAt.get(to) ? periodAt.get(from) : undefined,
  );
  return periods.flatMap((period) =>
    figuresOf(byPeriod.get(period) ?? [], period).map(({ tool, figures }) => ({
      tool,
      from: period.from,
      figures,
    })),
  );
}

/** The tools of which something may be shown in these days, all tools together first. */
function figuresOf(blocks: readonly Block[], { from, to }: Days): readonly Omit<StatisticsCell, "from">[] {
  const within = blocks.filter((block) => block.from >= from && block.to <= to);
  if (within.length === 0) return [];
  const byTool = Map.groupBy(within, ({ tool }) => tool);
  return [
    { tool: null, figures: sumsOf(within) },
    ...tools.flatMap(({ id }) => {
      const ofTool = byTool.get(id);
      return ofTool ? [{ tool: id, figures: sumsOf(ofTool) }] : [];
    }),
  ];
}

/** Null where there is no block: an empty sum would disclose a zero that must stay hidden. */
function sumsOf(blocks: readonly Block[]): StatisticsFigures {
  const sum = (event: Block["event"]) =>
    blocks
      .filter((block) => block.event === event)
      .reduce<number | null>((before, { count }) => (before ?? 0) + count, null);
  return {
    tool_load: sum("tool_load"),
    tool_start: sum("tool_start"),
    tool_complete: sum("tool_complete"),
  };
}
