import { addDays, addMonths, formatDay, isWeekend, parseDay } from "./calendarDay.ts";
import type { SchoolCalendar } from "./SchoolCalendar.ts";
import type { TimeUnit } from "./TimeUnit.ts";

export type { TimeUnit } from "./TimeUnit.ts";

export interface Duration {
  /** A whole number, 1 or more. */
  readonly value: number;
  readonly unit: TimeUnit;
}

export interface DueDate {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** False without a calendar of the school's own days: say "about", and ask the parent to check. */
  readonly isExact: boolean;
  /** What was not counted, in words for a parent; empty when the date is exact. */
  readonly leftOut: readonly string[];
}

export interface Counting {
  /** Days on which school is closed. Without one, school and business days are all Mondays to Fridays. */
  readonly calendar?: SchoolCalendar | undefined;
  /** The starting day counts as the first day, so that the limit ends a day sooner. */
  readonly countsFirstDay?: boolean | undefined;
}

/** What is not known where a rule says "days" alone. */
export const unclearDays = "whether the rule means calendar days, business days or school days";

const leftOut: Readonly<Record<TimeUnit, readonly string[]>> = {
  "calendar days": [],
  "business days": ["public holidays"],
  "school days": ["school holidays and closed days"],
  "instructional days": ["school holidays and closed days"],
  days: [unclearDays],
  months: [],
  years: [],
};
/**
 * The last day of a time limit. The day that starts the clock does not count, unless the rule says so; the day after it
 * is the first. Business and school days count Monday to Friday (34 CFR 300.11), so that holidays can only make the true
 * date later. With a calendar, business days leave out federal holidays, and school days its breaks as well.
 *
 * @param from the day that starts the clock, `YYYY-MM-DD`.
 * @throws RangeError if `from` is not a calendar day, `value` no whole number from 1 up, or `unit` unknown.
 */
export function dueDate(
  { value, unit }: Duration,
  from: string,
  { calendar, countsFirstDay }: Counting = {},
): DueDate {
  if (!Number.isInteger(value) || value < 1) {
    throw new RangeError(`A time limit is a whole number, 1 or more; got ${value}`);
  }
  if (!Object.hasOwn(leftOut, unit)) throw new RangeError(`Unknown unit of time: "${unit}"`);
  const start = addDays(parseDay(from), countsFirstDay ? -1 : 0);
  const date = formatDay(lastDay(value, unit, start, calendar));
  const notCounted = calendar?.leftOut[unit] ?? leftOut[unit];
  return { date, isExact: notCounted.length === 0, leftOut: notCounted };
}

function lastDay(value: number, unit: TimeUnit, from: Date, calendar?: SchoolCalendar): Date {
  switch (unit) {
    case "calendar days":
    case "days":
      return addDays(from, value);
    case "business days":
    case "school days":
    case "instructional days":
      return calendar ? calendar.add(from, value, unit) : addWeekdays(from, value);
    case "months":
      return addMonths(from, value);
    case "years":
      return addMonths(from, 12 * value);
  }
}

function addWeekdays(from: Date, count: number): Date {
  // Whole weeks first; then at most four weekdays one by one, starting from Friday if `from` is on a weekend.
  let day = addDays(from, isWeekend(from) ? (from.getUTCDay() === 6 ? -1 : -2) : 0);
  day = addDays(day, 7 * Math.floor(count / 5));
  for (let left = count % 5; left > 0; ) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}
