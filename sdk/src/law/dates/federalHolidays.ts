import { addDays } from "./calendarDay.ts";

/**
 * The federal holidays of a year as offices keep them: a holiday on a Saturday is kept on the Friday before, one on a
 * Sunday on the Monday after (5 U.S.C. 6103(a)-(b), Executive Order 11582). The next New Year's Day is in the list when
 * it is kept on December 31.
 */
export function federalHolidays(year: number): readonly Date[] {
  const fixed = [utc(year, 1, 1), utc(year, 6, 19), utc(year, 7, 4), utc(year, 11, 11), utc(year, 12, 25)];
  return [
    ...[...fixed, utc(year + 1, 1, 1)].map(keptOn).filter((day) => day.getUTCFullYear() === year),
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    addDays(nthWeekday(year, 6, 1, 1), -7),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    nthWeekday(year, 11, 4, 4),
  ];
}

/**
 * The nth weekday of a month.
 * @param month from 1. @param weekday from 0, Sunday.
 */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): Date {
  const first = utc(year, month, 1);
  return addDays(first, ((weekday - first.getUTCDay() + 7) % 7) + 7 * (nth - 1));
}

function keptOn(day: Date): Date {
  const weekday = day.getUTCDay();
  return addDays(day, weekday === 6 ? -1 : weekday === 0 ? 1 : 0);
}

function utc(year: number, month: number, date: number): Date {
  return new Date(Date.UTC(year, month - 1, date));
}
