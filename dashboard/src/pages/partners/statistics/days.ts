/** Today in UTC, like the counts: `2026-11-21`. */
export function todayInUtc(): string {
  return new Date().toISOString().slice(0, 10);
}

/** @param days may be negative. */
export function dayPlus(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** The first day of a month. @param months from the day's month. */
export function firstOfMonth(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Inclusive. */
export function daysIn(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;
}

/** Whether a text is a valid date. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** "November 2026" */
export function monthName(day: string): string {
  return month.format(new Date(day));
}

/** "Nov 2026" */
export function shortMonth(day: string): string {
  return shortMonthFormat.format(new Date(day));
}

const dayLength = 24 * 60 * 60_000;
const timeZone = "UTC";
const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone });
const shortMonthFormat = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone });
