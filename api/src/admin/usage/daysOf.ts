import { type UsageRange, usageRanges } from "@iep-insider/sdk/contract";
import { dayOf } from "../../usage/day.ts";

/** Days from the first to the last, both counted, as `2026-11-21`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The days of a range in UTC, up to today. */
export function daysOf(range: UsageRange, now: Date): Days {
  return { from: dayOf(daysAgo(now, usageRanges[range] - 1)), to: dayOf(now) };
}

/** As many days just before a range. */
export function daysBeforeOf(range: UsageRange, now: Date): Days {
  return daysOf(range, daysAgo(now, usageRanges[range]));
}

/** Each day, in order. */
export function eachDay({ from, to }: Days): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayOf(daysAgo(new Date(day), -1))) days.push(day);
  return days;
}

/** In UTC every day has 24 hours. */
function daysAgo(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * 24 * 60 * 60_000);
}
