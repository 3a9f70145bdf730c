import type { Interval } from "../state/records.ts";

/**
 * @param anchor when the first period began, in seconds; @param after the end of the period before.
 * @returns the end of the next period: the same day of the month as the first, or the month's last.
 */
export function nextPeriodEnd(anchor: number, after: number, interval: Interval): number {
  if (interval === "day") return after + daySeconds;
  if (interval === "week") return after + 7 * daySeconds;
  const first = new Date(anchor * 1000);
  const last = new Date(after * 1000);
  const months =
    (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth();
  return addMonths(first, months + (interval === "year" ? 12 : 1));
}

const daySeconds = 86_400;

function addMonths(from: Date, months: number): number {
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay));
  return Math.floor(moved.getTime() / 1000);
}
