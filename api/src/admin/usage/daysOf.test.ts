import { type UsageRange, usageRanges } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { daysBeforeOf, daysOf, eachDay } from "./daysOf.ts";

test.each<[UsageRange, string, [string, string], [string, string], string]>([
  ["7d", "2026-11-22T00:00:00Z", ["2026-11-16", "2026-11-22"], ["2026-11-09", "2026-11-15"], "with today"],
  ["90d", "2028-03-01T12:00:00Z", ["2027-12-03", "2028-03-01"], ["2027-09-04", "2027-12-02"], "a leap day"],
  ["12m", "2026-11-22T12:00:00Z", ["2025-11-24", "2026-11-22"], ["2024-11-25", "2025-11-23"], "52 weeks"],
])("%s at %s is %j, and before it %j: %s", (range, now, [from, to], [earlier, end]) => {
  const moment = new Date(now);
  expect(daysOf(range, moment)).toEqual({ from, to });
  expect(daysBeforeOf(range, moment)).toEqual({ from: earlier, to: end });
  const days = eachDay(daysOf(range, moment));
  expect([days.length, days[0], days.at(-1)]).toEqual([usageRanges[range], from, to]);
  expect(new Set(days).size).toBe(days.length);
});
