import type { StatisticsPeriodKind } from "@iep-insider/sdk/contract";
import { dayOf } from "../../usage/day.ts";

/** Days from the first to the last, both counted, as `2026-11-21`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Counts of a period's last seconds are written after its end; this long after it they all are, in milliseconds. */
export const countsSettleIn = 10 * 60_000;

/** The day, week or month that a day lies in. Weeks lie in one month (`statisticsPeriods`). */
export function periodOf(kind: StatisticsPeriodKind, day: string): Days {
  if (kind === "day") return { from: day, to: day };
  const month = day.slice(0, 7);
  const last = lastDayOf(month);
  if (kind === "month") return { from: `${month}-01`, to: `${month}-${last}` };
  const begin = weekBegins.findLast((first) => first <= day.slice(8)) ?? weekBegins[0];
  const end = begin === weekBegins[3] ? last : twoDigits(Number(begin) + 6);
  return { from: `${month}-${begin}`, to: `${month}-${end}` };
}

/** Every period that has a day of these, in order. */
export function periodsOf(kind: StatisticsPeriodKind, { from, to }: Days): readonly Days[] {
  const periods: Days[] = [];
  for (let day = from; day <= to; ) {
    const period = periodOf(kind, day);
    periods.push(period);
    day = dayAfter(period.to);
  }
  return periods;
}

/** In UTC every day has 24 hours. */
export function dayAfter(day: string): string {
  return dayOf(new Date(Date.parse(day) + 24 * 60 * 60_000));
}

const weekBegins = ["01", "08", "15", "22"] as const;

function lastDayOf(month: string): string {
  const [year, number] = month.split("-").map(Number);
  return twoDigits(new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate());
}

function twoDigits(day: number): string {
  return String(day).padStart(2, "0");
}
