import { describe, expect, it } from "vitest";
import { type Duration, dueDate, type TimeUnit } from "./dueDate.ts";
import { federalHolidays } from "./federalHolidays.ts";
import { isOlderThanTwelveMonths } from "./isOlderThanTwelveMonths.ts";

describe("a due date", () => {
  type Case = readonly [value: number, unit: TimeUnit, from: string, date: string, why: string];
  const cases: readonly Case[] = [
    [1, "calendar days", "2026-11-21", "2026-11-22", "the day after the start is the first day"],
    [60, "calendar days", "2026-01-01", "2026-03-02", "a common year: 30 days of January, 28 of February"],
    [60, "calendar days", "2028-01-01", "2028-03-01", "a leap year has February 29"],
    [60, "calendar days", "2100-01-01", "2100-03-02", "2100 is no leap year"],
    [60, "calendar days", "2000-01-01", "2000-03-01", "2000 was one"],
    [1, "calendar days", "2026-03-07", "2026-03-08", "the clocks go forward that night"],
    [1, "calendar days", "2026-10-31", "2026-11-01", "the clocks go back that night"],
    [30, "calendar days", "2026-12-15", "2027-01-14", "over the end of the year"],
    [1, "business days", "2026-11-20", "2026-11-23", "Friday to Monday"],
    [1, "business days", "2026-11-21", "2026-11-23", "Saturday to Monday"],
    [1, "business days", "2026-11-22", "2026-11-23", "Sunday to Monday"],
    [5, "business days", "2026-11-21", "2026-11-27", "from a Saturday to Friday"],
    [5, "business days", "2026-11-18", "2026-11-25", "a week later"],
    [10, "school days", "2026-11-20", "2026-12-04", "two weeks from a Friday"],
    [15, "school days", "2026-11-19", "2026-12-10", "three weeks from a Thursday"],
    [50, "instructional days", "2026-09-01", "2026-11-10", "ten weeks"],
    [10, "days", "2026-11-21", "2026-12-01", "as calendar days, and not exact"],
    [1, "months", "2026-01-31", "2026-02-28", "no January 31 in February"],
    [1, "months", "2028-01-31", "2028-02-29", "nor in a leap year's February"],
    [1, "months", "2026-02-28", "2026-03-28", "the same day, not the last one"],
    [12, "months", "2028-02-29", "2029-02-28", "a leap day has no birthday"],
    [13, "months", "2026-12-31", "2028-01-31", "over two ends of the year"],
    [1, "years", "2028-02-29", "2029-02-28", "as twelve months"],
    [4, "years", "2028-02-29", "2032-02-29", "to the next leap day"],
    [2, "years", "2026-11-21", "2028-11-21", "the same day"],
  ];

  it.each(cases)("%i %s from %s is %s: %s", (value, unit, from, date) => {
    expect(dueDate({ value, unit }, from).date).toBe(date);
  });

  it.each<[TimeUnit, readonly string[]]>([
    ["calendar days", []],
    ["months", []],
    ["years", []],
    ["business days", ["public holidays"]],
    ["school days", ["school holidays and closed days"]],
    ["instructional days", ["school holidays and closed days"]],
    ["days", ["whether the rule means calendar days, business days or school days"]],
  ])("in %s says what it leaves out", (unit, leftOut) => {
    expect(dueDate({ value: 3, unit }, "2026-11-21")).toMatchObject({
      isExact: leftOut.length === 0,
      leftOut,
    });
  });

  it("of calendar days is that many days later, from every day of four years", () => {
    for (const from of everyDay("2026-01-01", 4 * 366)) {
      for (const value of [1, 45, 60, 365]) {
        const { date } = dueDate({ value, unit: "calendar days" }, from);
        expect(Date.parse(date) - Date.parse(from)).toBe(value * 86_400_000);
      }
    }
  });

  it("of business days has that many weekdays up to it, and is one itself", () => {
    for (const from of everyDay("2026-01-01", 14)) {
      for (let value = 1; value <= 65; value += 1) {
        const { date } = dueDate({ value, unit: "business days" }, from);
        expect([0, 6]).not.toContain(new Date(date).getUTCDay());
        expect(weekdaysBetween(from, date), `${value} from ${from}`).toBe(value);
      }
    }
  });

  it("is later for a longer limit, and later for school days than for calendar days", () => {
    for (const unit of ["calendar days", "school days", "months", "years"] as const) {
      for (let value = 1; value < 60; value += 1) {
        const [one, next] = [value, value + 1].map(
          (count) => dueDate({ value: count, unit }, "2026-01-31").date,
        );
        expect(`${one}` < `${next}`).toBe(true);
        const school = dueDate({ value, unit: "school days" }, "2026-01-31").date;
        expect(school >= dueDate({ value, unit: "calendar days" }, "2026-01-31").date).toBe(true);
      }
    }
  });

  it.each<[string, Duration, string]>([
    ["no such day", { value: 1, unit: "calendar days" }, "2026-02-30"],
    ["no such leap day", { value: 1, unit: "calendar days" }, "2027-02-29"],
    ["another form", { value: 1, unit: "calendar days" }, "11/21/2026"],
    ["a time of day", { value: 1, unit: "calendar days" }, "2026-11-21T10:00:00Z"],
    ["no day", { value: 1, unit: "calendar days" }, ""],
    ["zero", { value: 0, unit: "calendar days" }, "2026-11-21"],
    ["less than zero", { value: -3, unit: "school days" }, "2026-11-21"],
    ["half a day", { value: 1.5, unit: "school days" }, "2026-11-21"],
    ["no number", { value: Number.NaN, unit: "months" }, "2026-11-21"],
    ["past the year 9999", { value: 9000, unit: "years" }, "2026-11-21"],
    ["past all dates", { value: 1e15, unit: "calendar days" }, "2026-11-21"],
    ["an unknown unit", { value: 1, unit: "weeks" as TimeUnit }, "2026-11-21"],
    ["a unit that only objects have", { value: 1, unit: "toString" as TimeUnit }, "2026-11-21"],
  ])("refuses %s", (_, duration, from) => {
    expect(() => dueDate(duration, from)).toThrow(RangeError);
  });
});

it("knows the federal holidays of a year, on the weekday on which they are kept", () => {
  const days = federalHolidays(2027).map((day) => day.toISOString().slice(5, 10));
  expect(days.sort()).toEqual(
    "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31".split(" "),
  );
});

it.each([
  ["2026-11-21", "2027-11-21", false],
  ["2026-11-21", "2027-11-22", true],
  ["2028-02-29", "2029-02-28", false],
  ["2028-02-29", "2029-03-01", true],
  ["2026-11-21", "2026-11-21", false],
  ["2026-11-21", "2025-01-01", false],
])("older than twelve months read on %s, seen on %s: %s", (asOf, today, expected) => {
  expect(isOlderThanTwelveMonths(asOf, today)).toBe(expected);
});

it("older than twelve months refuses what is no day", () => {
  expect(() => isOlderThanTwelveMonths("2026-11-31", "2027-01-01")).toThrow(RangeError);
  expect(() => isOlderThanTwelveMonths("2026-11-30", "today")).toThrow(RangeError);
});

function everyDay(first: string, count: number): string[] {
  const start = Date.parse(first);
  return Array.from({ length: count }, (_, index) =>
    new Date(start + index * 86_400_000).toISOString().slice(0, 10),
  );
}

function weekdaysBetween(from: string, to: string): number {
  let count = 0;
  for (let time = Date.parse(from) + 86_400_000; time <= Date.parse(to); time += 86_400_000) {
    if (![0, 6].includes(new Date(time).getUTCDay())) count += 1;
  }
  return count;
}
