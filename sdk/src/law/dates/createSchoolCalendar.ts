import { addDays, formatDay, isWeekend, millisecondsOfDay, parseDay } from "./calendarDay.ts";
import { federalHolidays, nthWeekday } from "./federalHolidays.ts";
import type { CalendarBreak, ClosedDays, SchoolCalendar } from "./SchoolCalendar.ts";

/** The longest break that can be typed. A longer one is a typing error, and would move dates by years. */
export const longestBreak = 120;

const closedDays = ["other days when school is closed"];
const leftOut = {
  "business days": ["state holidays"],
  "school days": closedDays,
  "instructional days": closedDays,
};

const lastMidnight = Date.UTC(9999, 11, 31);

/**
 * A calendar of weekdays without federal holidays and, for school days, without breaks. A typical break stays until the
 * parent types one that overlaps it.
 * @param typed the parent's breaks, in any order.
 * @throws RangeError if one has no valid days, ends before it starts, or is longer than `longestBreak` days.
 */
export function createSchoolCalendar(typed: readonly ClosedDays[]): SchoolCalendar {
  for (const one of typed) checkBreak(one);
  const holidays = remembered((year) => new Set(federalHolidays(year).map((day) => day.getTime())));
  const breaks = remembered((year) => breaksStartingIn(year, typed));
  const closed = remembered((year) => new Set([...breaks(year - 1), ...breaks(year)].flatMap(daysOf)));
  const isBusinessDay = remembered((midnight) => {
    const day = new Date(midnight);
    return !isWeekend(day) && !holidays(day.getUTCFullYear()).has(midnight);
  });
  const isSchoolDay = remembered(
    (midnight) => isBusinessDay(midnight) && !closed(new Date(midnight).getUTCFullYear()).has(midnight),
  );
  return {
    isBusinessDay: (day) => isBusinessDay(day.getTime()),
    add: (from, count, unit) =>
      addOpenDays(from, count, unit === "business days" ? isBusinessDay : isSchoolDay),
    leftOut,
    breaksBetween: (from, to) =>
      range(Number(from.slice(0, 4)) - 1, Number(to.slice(0, 4)))
        .flatMap(breaks)
        .filter(({ first, last }) => first <= to && last >= from),
  };
}

/** @throws RangeError past the year 9999. */
function addOpenDays(from: Date, count: number, isOpen: (midnight: number) => boolean): Date {
  let midnight = from.getTime();
  for (let left = count; left > 0; ) {
    midnight += millisecondsOfDay;
    if (midnight > lastMidnight) throw new RangeError("The date lies outside the years 0000 to 9999");
    if (isOpen(midnight)) left -= 1;
  }
  return new Date(midnight);
}

/** A school year as most schools have it. An assumption, which each result names. */
function typicalBreaks(year: number): readonly ClosedDays[] {
  const april = nthWeekday(year, 4, 1, 1);
  return [
    { name: "spring break", first: formatDay(april), last: formatDay(addDays(april, 4)) },
    { name: "summer break", first: `${year}-06-15`, last: `${year}-08-25` },
    { name: "winter break", first: `${year}-12-22`, last: `${year + 1}-01-04` },
  ].filter(({ last }) => last.length === 10);
}

function breaksStartingIn(year: number, typed: readonly ClosedDays[]): readonly CalendarBreak[] {
  const inPlace = typicalBreaks(year).filter((one) => !typed.some((other) => overlap(one, other)));
  return [
    ...typed
      .filter(({ first }) => Number(first.slice(0, 4)) === year)
      .map((one) => ({ ...one, isTypical: false })),
    ...inPlace.map((one) => ({ ...one, isTypical: true })),
  ].sort((one, other) => (one.first < other.first ? -1 : 1));
}

function overlap(one: ClosedDays, other: ClosedDays): boolean {
  return one.first <= other.last && other.first <= one.last;
}

function daysOf({ first, last }: ClosedDays): readonly number[] {
  const start = parseDay(first);
  return range(0, length({ first, last }) - 1).map((index) => addDays(start, index).getTime());
}

function length({ first, last }: Pick<ClosedDays, "first" | "last">): number {
  return Math.round((parseDay(last).getTime() - parseDay(first).getTime()) / millisecondsOfDay) + 1;
}

function checkBreak(one: ClosedDays): void {
  const days = length(one);
  if (days < 1 || days > longestBreak) {
    throw new RangeError(`A break has 1 to ${longestBreak} days; ${one.first} to ${one.last} has ${days}`);
  }
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function remembered<Made>(make: (key: number) => Made): (key: number) => Made {
  const made = new Map<number, Made>();
  return (key) => {
    let known = made.get(key);
    if (known === undefined) {
      known = make(key);
      made.set(key, known);
    }
    return known;
  };
}
