import { expect, it } from "vitest";
import { subscriptionDay } from "./subscriptionDay.ts";

it.each([
  ["Unix seconds", 1_795_262_400, "November 21, 2026"],
  ["Unix seconds as a text", "1795262400", "November 21, 2026"],
  ["ISO 8601", "2026-11-21T12:00:00.000Z", "November 21, 2026"],
  ["a date in words", "Nov 21, 2026", "November 21, 2026"],
  ["nothing", null, null],
  ["no value", undefined, null],
  ["an empty text", " ", null],
  ["no date", "soon", null],
  ["eleven digits", "17952624000000", null],
  ["no number", Number.NaN, null],
  ["a number beyond all time", 1e15, null],
])("reads %s", (_, date, expected) => {
  expect(subscriptionDay(date)).toBe(expected);
});
