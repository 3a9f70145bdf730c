import type { CountedEvent } from "../../usage/countedEvents.ts";

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
