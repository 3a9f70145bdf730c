import { expect, test } from "vitest";
import { giveOut, type Part } from "./giveOut.ts";

/** Small enough to try every world there can be: 3 in place of 11. */
const fewest = 3;
const counts = [0, 1, 2, 3] as const;

/** How many days the weeks of each tool have. */
type Shape = readonly (readonly number[])[];

/** A month of some tools, as `givenBlocks` builds it; `days` has the count of each day in turn. */
function monthOf(shape: Shape, days: readonly number[]): Part<string> {
  let day = 0;
  const tools = shape.map((weeks, tool) => ({
    of: `tool ${tool}`,
    isOver: true,
    parts: weeks.map((length, week) => ({
      of: `week ${tool}.${week}`,
      isOver: true,
      parts: Array.from({ length }, () => ({ of: `day ${day}`, count: days[day++] ?? 0 })),
    })),
  }));
  return { of: "month", isOver: true, parts: tools };
}

function everyWorld(days: number): readonly (readonly number[])[] {
  return days === 0
    ? [[]]
    : everyWorld(days - 1).flatMap((before) => counts.map((count) => [...before, count]));
}

/**
 * Each part that no sum is known of, with its count in this world. Weeks of one or two days, which no calendar has,
 * represent the rest of a longer one.
 */
function hiddenIn(part: Part<string>, given: ReadonlySet<string>): readonly (readonly [string, number])[] {
  if ("count" in part) return given.has(part.of) ? [] : [[part.of, part.count]];
  const below = part.parts.flatMap((each) => hiddenIn(each, given));
  const names = [part.of, ...namesIn(part)];
  const isHidden = daysIn(part) > 2 && !names.some((name) => given.has(name));
  return isHidden ? [...below, [part.of, totalOf(part)]] : below;
}

function namesIn(part: Part<string>): readonly string[] {
  return "count" in part ? [part.of] : part.parts.flatMap((each) => [each.of, ...namesIn(each)]);
}

function daysIn(part: Part<string>): number {
  return "count" in part ? 1 : part.parts.reduce((sum, each) => sum + daysIn(each), 0);
}

function totalOf(part: Part<string>): number {
  return "count" in part ? part.count : part.parts.reduce((sum, each) => sum + totalOf(each), 0);
}

test.each<[string, Shape]>([
  ["a week of five days", [[5]]],
  ["two weeks of three days", [[3, 3]]],
  ["three weeks of two days", [[2, 2, 2]]],
  ["weeks of one, two and three days", [[1, 2, 3]]],
  [
    "two tools with two weeks",
    [
      [2, 1],
      [2, 1],
    ],
  ],
  ["a tool with one day beside one with many", [[1], [3, 2]]],
])("hidden counts cannot be derived from everything that is published: %s", (_, shape) => {
  const worlds = everyWorld(shape.flat().reduce((sum, days) => sum + days, 0));
  const alike = Map.groupBy(worlds, (days) => JSON.stringify(giveOut(monthOf(shape, days), fewest)));
  const told = [...alike].flatMap(([shown, those]) => {
    const given = new Set((JSON.parse(shown) as { of: string }[]).map(({ of }) => of));
    const possible = Map.groupBy(
      those.flatMap((days) => hiddenIn(monthOf(shape, days), given)),
      ([of]) => of,
    );
    return [...possible].flatMap(([of, values]) => {
      const all = new Set(values.map(([, count]) => count));
      return [0, 1, 2].every((count) => all.has(count)) ? [] : [{ shown, of, all: [...all] }];
    });
  });
  expect(told).toEqual([]);
});

const week = (days: readonly number[], isOver = true): Part<string> => ({
  of: "week",
  isOver,
  parts: days.map((count, day) => ({ of: `day ${day}`, count })),
});

test.each<[string, readonly number[], Readonly<Record<string, number>>]>([
  ["a day of eleven by itself", [11, 0, 0], { "day 0": 11 }],
  ["ten not", [10, 0, 0], {}],
  ["small days together", [4, 4, 4], { week: 12 }],
  ["beside a large one", [30, 4, 4, 4], { "day 0": 30, week: 12 }],
  ["ten together not", [5, 5, 0], {}],
  ["two small days never: they would tell of each other", [30, 10, 10], { "day 0": 30 }],
  ["one small day never", [30, 30, 10], { "day 0": 30, "day 1": 30 }],
  ["days that all nearly reach eleven, up to what they come to without one", [10, 10, 10, 9], { week: 30 }],
])("published counts: %s", (_, days, expected) => {
  expect(giveOut(week(days), 11)).toEqual(Object.entries(expected).map(([of, count]) => ({ of, count })));
});

test("published counts include no small days before the week is over", () => {
  expect(giveOut(week([4, 4, 4, 11], false), 11)).toEqual([{ of: "day 3", count: 11 }]);
});
