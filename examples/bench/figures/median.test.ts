import { describe, expect, it } from "vitest";
import { median, ratioOf } from "./median.ts";

it.each([
  ["one number", [7], 7],
  ["an odd count, in any order", [9, 1, 5], 5],
  ["an even count", [4, 1, 3, 2], 2.5],
  ["numbers that text would sort otherwise", [10, 9, 100], 10],
  ["one wild number", [1, 1, 1_000_000], 1],
])("the median of %s", (_, numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

it("the median of nothing is refused, not a number", () => {
  expect(() => median([])).toThrow(RangeError);
});

describe("the ratio", () => {
  it("is taken round by round: a machine that is busy for both changes nothing", () => {
    expect(ratioOf([2, 20, 200], [1, 10, 100])).toBe(2);
  });

  it("is the middle one of the rounds", () => {
    expect(ratioOf([3, 8, 30], [1, 4, 3])).toBe(3);
  });

  it.each([
    ["rounds of one alone", [1, 2], [1]],
    ["no rounds", [], []],
  ])("of %s is refused", (_, measured, beside) => {
    expect(() => ratioOf(measured, beside)).toThrow(RangeError);
  });
});
