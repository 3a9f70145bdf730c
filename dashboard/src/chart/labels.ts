/** @param day `2026-11-21`, in UTC. @returns "November 21, 2026". */
export function dayName(day: string): string {
  return long.format(new Date(day));
}

/** @param day of the month. @returns "November 2026". */
export function monthTitle(day: string): string {
  return month.format(new Date(day));
}

/** "Nov 21" */
export function shortDay(day: string): string {
  return short.format(new Date(day));
}

/** "1.2K" */
export function shortCount(count: number): string {
  return compact.format(count);
}

const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const short = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });
