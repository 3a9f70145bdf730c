import fc from "fast-check";
import { expect, it } from "vitest";
import { relativeTime } from "./When.tsx";

const now = new Date("2026-11-22T12:00:00.000Z");

it.each([
  ["2026-11-22T12:00:00.000Z", "just now"],
  ["2026-11-22T11:59:00.000Z", "1 minute ago"],
  ["2026-11-22T11:00:00.000Z", "1 hour ago"],
  ["2026-11-21T12:00:00.000Z", "1 day ago"],
  ["2026-10-23T12:00:00.001Z", "29 days ago"],
  ["2026-10-23T12:00:00.000Z", "1 month ago"],
  ["2025-11-22T12:00:00.000Z", "1 year ago"],
])("%s is %s", (time, words) => {
  expect(relativeTime(new Date(time), now)).toBe(words);
});

it("always names a past time, or says just now", () => {
  const moments = fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, moments, (time, from) => {
      expect(relativeTime(time, from)).toMatch(/^(just now|[1-9]\d* (minute|hour|day|month|year)s? ago)$/);
    }),
  );
});
