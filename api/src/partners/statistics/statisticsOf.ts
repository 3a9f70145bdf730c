import type { PartnerStatistics, StatisticsCell, StatisticsPeriodKind } from "@iep-insider/sdk/contract";
import { figuresOf } from "./figuresOf.ts";
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
