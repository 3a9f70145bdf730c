import { addMonths, parseDay } from "./calendarDay.ts";

/**
 * Whether a fact was last read more than twelve months ago, so that the screen says to check it again.
 *
 * @param asOf the day the fact was read, `YYYY-MM-DD`.
 * @param today `YYYY-MM-DD`.
 * @throws RangeError if either is not a calendar day.
 */
export function isOlderThanTwelveMonths(asOf: string, today: string): boolean {
  return parseDay(today) > addMonths(parseDay(asOf), 12);
}
