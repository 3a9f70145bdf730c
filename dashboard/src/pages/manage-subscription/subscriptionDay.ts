import { longDate } from "../../app/account/longDate.ts";

/**
 * A date of a subscription as it is shown.
 * @param date a number of Unix seconds; such a number as a text of at most ten digits; or any other text of a date.
 * @returns "November 21, 2026", or null for what cannot be read.
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
