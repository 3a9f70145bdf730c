import { expect, test } from "vitest";
import { timeUntil } from "./timeUntil.ts";

const now = new Date("2026-11-22T10:00:00Z");

test.each([
  [-3 * 3_600, "3 hours ago"],
  [-60, "1 minute ago"],
  [-30, "now"],
  [0, "now"],
  [1, "in 1 minute"],
  [60, "in 1 minute"],
  [61, "in 2 minutes"],
  [119 * 60, "in 119 minutes"],
  [119 * 60 + 1, "in 2 hours"],
  [6 * 3_600 + 1, "in 7 hours"],
  [47 * 3_600, "in 47 hours"],
  [48 * 3_600, "in 2 days"],
  [72 * 3_600, "in 3 days"],
])("in %i seconds: %s", (seconds, words) => {
  expect(timeUntil(new Date(now.getTime() + seconds * 1000), now)).toBe(words);
});
