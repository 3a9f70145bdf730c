import type { CountedEvent } from "../../usage/countedEvents.ts";

/** What is counted for partners: how often tools were opened, started and finished, and nothing else. */
export const statisticsEvents = [
  "tool_load",
  "tool_start",
  "tool_complete",
] as const satisfies readonly CountedEvent[];

export type StatisticsEvent = (typeof statisticsEvents)[number];

/** Smaller figures are suppressed (US health agencies use the same cell size). */
export const fewestShown = 11;

/**
 * Weeks begin on the 1st, 8th, 15th and 22nd, and the last one ends with the month: each lies in one month, so that
 * suppressed figures cannot be computed from those of a month and its weeks.
 */
export const statisticsPeriods = ["day", "week", "month"] as const;

export type StatisticsPeriodKind = (typeof statisticsPeriods)[number];

/** The most days in one request by day. */
export const mostDaysByDay = 366;
