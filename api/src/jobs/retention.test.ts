import fc from "fast-check";
import { expect, test } from "vitest";
import { monthsBefore } from "./retention.ts";

test.each([
  ["2026-11-21T10:20:30.456Z", 24, "2024-11-21T10:20:30.456Z", "the same day and time"],
  ["2028-02-29T12:00:00.000Z", 24, "2026-02-28T12:00:00.000Z", "no 29 February then"],
  ["2026-02-28T12:00:00.000Z", 24, "2024-02-28T12:00:00.000Z", "a 29 February then, which is later"],
  ["2026-03-31T23:59:59.999Z", 1, "2026-02-28T23:59:59.999Z", "a short month"],
  ["2026-01-31T00:00:00.000Z", 2, "2025-11-30T00:00:00.000Z", "over the turn of the year"],
])("monthsBefore %s, %i months → %s: %s", (moment, months, expected) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(expected);
});

const moments = fc.date({
  min: new Date("1990-01-01T00:00:00Z"),
  max: new Date("2100-01-01T00:00:00Z"),
  noInvalidDate: true,
});
const months = fc.integer({ min: 0, max: 60 });

test("monthsBefore keeps the time of day, and is that many months off, whatever their lengths", () => {
  fc.assert(
    fc.property(moments, months, (moment, count) => {
      const before = monthsBefore(moment, count);
      const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
      expect(monthOf(moment) - monthOf(before)).toBe(count);
      expect(before.toISOString().slice(10)).toBe(moment.toISOString().slice(10));
      expect(before.getUTCDate()).toBeLessThanOrEqual(moment.getUTCDate());
    }),
  );
});

test("monthsBefore never decreases over time, so that no purged row could have been kept", () => {
  fc.assert(
    fc.property(moments, months, fc.integer({ min: 1, max: 40 }), (moment, count, days) => {
      const later = new Date(moment.getTime() + days * 86_400_000);
      expect(monthsBefore(later, count).getTime()).toBeGreaterThanOrEqual(
        monthsBefore(moment, count).getTime(),
      );
    }),
  );
});
