import { longDate } from "../../app/account/longDate.ts";

/**
 * A subscription's date, as shown.
 * @param date Unix seconds, as a number or as a text of at most ten digits; or any other text of a date.
 * @returns "November 21, 2026", or null if it is unreadable.
 */
export function subscriptionDay(date: number | string | null | undefined): string | null {
  if (typeof date === "number") return dayOfSeconds(date);
  if (typeof date !== "string" || date.trim() === "") return null;
  return /^\d{1,10}$/.test(date.trim()) ? dayOfSeconds(Number(date)) : longDate(date);
}

function dayOfSeconds(seconds: number): string | null {
  const time = new Date(seconds * 1000);
  return Number.isNaN(time.getTime()) ? null : longDate(time.toISOString());
}
