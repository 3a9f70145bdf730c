import type { ToolId } from "../../../catalog/index.ts";
import { type CsvDownload, call } from "../../call.ts";
import type { CountedEvent } from "../../usage/calls.ts";

/** What a partner gets to know of its pages: how often tools were opened, started and finished, and nothing else. */
export const statisticsEvents = [
  "tool_load",
  "tool_start",
  "tool_complete",
] as const satisfies readonly CountedEvent[];

export type StatisticsEvent = (typeof statisticsEvents)[number];

/** A figure under this is not given out (the cell size that US health agencies use as well). */
export const fewestShown = 11;

/**
 * Weeks begin on the 1st, 8th, 15th and 22nd, the last one ends with the month: so each lies in one month, and what is
 * shown of a month and of its weeks cannot be taken from one another to find what is not shown.
 */
export const statisticsPeriods = ["day", "week", "month"] as const;

export type StatisticsPeriodKind = (typeof statisticsPeriods)[number];

/** By day, so many days can be asked for at once. */
export const mostDaysByDay = 366;

/** All days are in UTC, as they are counted: `2026-11-21`. */
export interface StatisticsToRead {
  readonly from: string;
  /** Counted too. */
  readonly to: string;
  /** Without it, by day. Weeks and months are taken whole: those that `from` and `to` lie in. */
  readonly by?: StatisticsPeriodKind | undefined;
}

/**
 * How often; null where it is not shown. A figure of more than one day is "at least": single days under
 * {@link fewestShown} are added by week and by month once these are over, and what stays under it then is left out.
 */
export type StatisticsFigures = Readonly<Record<StatisticsEvent, number | null>>;

export interface StatisticsPeriod {
  readonly from: string;
  readonly to: string;
  /** Whether its last day is over. Until then, days under {@link fewestShown} are in no figure of a week or month. */
  readonly isOver: boolean;
}

/** A tool in a period, where any of its figures is shown. */
export interface StatisticsCell {
  /** Null: all tools together. */
  readonly tool: ToolId | null;
  /** The period's first day. */
  readonly from: string;
  readonly figures: StatisticsFigures;
}

export interface PartnerStatistics {
  readonly by: StatisticsPeriodKind;
  /** The first and last day of `periods`. */
  readonly from: string;
  readonly to: string;
  /** The first day that counts are still given out of: the first month that is kept whole. */
  readonly earliest: string;
  readonly today: string;
  /** Every period in order, also where nothing is shown. */
  readonly periods: readonly StatisticsPeriod[];
  /** In the order of the periods, all tools first; one of which nothing is shown is missing. */
  readonly cells: readonly StatisticsCell[];
  /** Everything shown from `from` to `to`; as `cells`, a tool of which nothing is shown is missing. */
  readonly totals: readonly Omit<StatisticsCell, "from">[];
}

/**
 * How the tools on a partner's pages are used, for its manager: counts of all keys it ever had. 403 `not_partner` for
 * anyone else.
 */
export const partnerStatistics = {
  getStatistics: call<StatisticsToRead, PartnerStatistics>("GET", "/api/partner/statistics"),
  exportStatistics: call<StatisticsToRead, CsvDownload>("GET", "/api/partner/statistics.csv"),
} as const;
