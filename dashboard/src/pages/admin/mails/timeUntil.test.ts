import { expect, test } from "vitest";
import { timeUntil } from "./mailColumns.tsx";

const now = new Date("2026-11-22T10:00:00Z");

test.each([
  [-60, "1 minute ago"],
  [-30, "now"],
  [1, "in 1 minute"],
  [61, "in 2 minutes"],
  [119 * 60 + 1, "in 2 hours"],
  [6 * 3_600 + 1, "in 7 hours"],
  [48 * 3_600, "in 2 days"],
])("in %i seconds: %s", (seconds, words) => {
  expect(timeUntil(new Date(now.getTime() + seconds * 1000), now)).toBe(words);
});
