/** Calendar days as `YYYY-MM-DD`. All arithmetic is in UTC: no time zone or clock change can move a day. */

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
export const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** @throws RangeError if `text` is not a calendar day, such as `2026-02-30`. */
export function parseDay(text: string): Date {
  const parts = dayPattern.exec(text);
  const day = new Date(parts === null ? Number.NaN : `${text}T00:00:00Z`);
  // Some engines read 2026-02-30 as March 2.
  if (day.getUTCDate() !== Number(parts?.[3])) {
    throw new RangeError(`Not a day of the calendar, written YYYY-MM-DD: "${text}"`);
  }
  return day;
}

/** @throws RangeError past the year 9999, which `YYYY-MM-DD` cannot write. */
export function formatDay(day: Date): string {
  const year = day.getUTCFullYear();
  if (!(year >= 0 && year <= 9999)) throw new RangeError("The date lies outside the years 0000 to 9999");
  // Not by `toISOString`, which took most of the time of a list of deadlines.
  const digits = year * 10_000 + (day.getUTCMonth() + 1) * 100 + day.getUTCDate();
  return String(digits)
    .padStart(8, "0")
    .replace(/(..)(..)$/, "-$1-$2");
}

export function addDays(day: Date, count: number): Date {
  return new Date(day.getTime() + count * millisecondsOfDay);
}

/** The same day of a later month, or that month's last day where it has no such day: January 31 → February 28. */
export function addMonths(day: Date, count: number): Date {
  const first = new Date(day);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + count);
  const lastOfMonth = new Date(first);
  lastOfMonth.setUTCMonth(lastOfMonth.getUTCMonth() + 1, 0);
  first.setUTCDate(Math.min(day.getUTCDate(), lastOfMonth.getUTCDate()));
  return first;
}

export function isWeekend(day: Date): boolean {
  return day.getUTCDay() === 0 || day.getUTCDay() === 6;
}
