import type { AiCounts, UsageDay } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { noEvents } from "../../../../tests/usageCounts.ts";
import { dayName } from "../../../chart/labels.ts";
import { isByWeek, pointsOf } from "./points.ts";

const ai: AiCounts = {
  outcomes: { answered: 1, to_confirm: 6, unknown: 2, declined: 3, left: 4, failed: 5 },
  byModel: 6,
  fellBack: 7,
  charged: 8,
  returned: 1,
  inputTokens: 9,
  outputTokens: 10,
  unpricedTokens: 11,
  cost: 12,
  milliseconds: 13,
};

/** Days from the first of 2026 on; the pages opened on each are its number. */
function days(count: number): readonly UsageDay[] {
  return Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    events: { ...noEvents, page_view: index + 1 },
    ai,
  }));
}

test("up to 90 days are a point each, whatever the time zone", () => {
  const points = pointsOf(days(90));
  expect(isByWeek(days(90))).toBe(false);
  expect(points).toHaveLength(90);
  expect(points[31]).toMatchObject({ label: "Feb 1", name: "February 1, 2026", events: { page_view: 32 } });
  expect(points[0]?.ai).toEqual(ai);
});

test("52 weeks are 52 points, each with its whole week and nothing lost", () => {
  const points = pointsOf(days(364));
  expect(isByWeek(days(364))).toBe(true);
  expect(points).toHaveLength(52);
  expect(points[1]).toMatchObject({ label: "Jan 8", name: "Week from January 8, 2026" });
  expect(points[0]?.events.page_view).toBe(1 + 2 + 3 + 4 + 5 + 6 + 7);
  const all = points.reduce((sum, { events }) => sum + events.page_view, 0);
  expect(all).toBe((364 * 365) / 2);
  expect(points[51]?.ai).toEqual({
    outcomes: { answered: 7, to_confirm: 42, unknown: 14, declined: 21, left: 28, failed: 35 },
    byModel: 42,
    fellBack: 49,
    charged: 56,
    returned: 7,
    inputTokens: 63,
    outputTokens: 70,
    unpricedTokens: 77,
    cost: 84,
    milliseconds: 91,
  });
});

test("a day is named in UTC", () => {
  expect(dayName("2026-11-21")).toBe("November 21, 2026");
});
