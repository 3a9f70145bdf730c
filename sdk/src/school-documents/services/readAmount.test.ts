import { expect, test } from "vitest";
import { readAmount } from "./readAmount.ts";

const cases: readonly (readonly [
  written: string,
  minutes: number | null,
  sessions: number | null,
  period: string | null,
])[] = [
  ["30 min x 2/week", 30, 2, "week"],
  ["30 minutes x 3 weekly", 30, 3, "week"],
  ["60 minutes daily", 60, null, "day"],
  ["120 mpw", 120, null, "week"],
  ["2 x 30 weekly", 30, 2, "week"],
  ["2x30 min/wk", 30, 2, "week"],
  ["1,200 minutes per year", 1200, null, "year"],
  ["1200 min / year", 1200, null, "year"],
  ["30 minutes, 2 times per week", 30, 2, "week"],
  ["2 times per week for 30 minutes", 30, 2, "week"],
  ["two 30-minute sessions per week", 30, 2, "week"],
  ["30 minutes per session, 2 sessions per month", 30, 2, "month"],
  ["Twice weekly, 20 minutes each", 20, 2, "week"],
  ["45 min/session 5x/week", 45, 5, "week"],
  ["1 hour weekly", 60, null, "week"],
  ["1.5 hours per day", 90, null, "day"],
  ["1 hr 15 min daily", 75, null, "day"],
  ["Weekly: 150 minutes", 150, null, "week"],
  ["30 min x 2 Totaling: 60 min served Weekly", 30, 2, "week"],
  ["30 Minutes / 4 Times Weekly", 30, 4, "week"],
  ["1 x 30 min per 5-day cycle", 30, 1, "week"],
  ["300 minutes per quarter", 300, null, "quarter"],
  ["40 minutes 5 days per week", 40, 5, "week"],
  ["40 minutes daily, 5 days per week", 40, 5, "week"],
  ["15 minutes once a month", 15, 1, "month"],
  ["240 min. per semester", 240, null, "semester"],
  ["thirty (30) minutes, three (3) times a week", 30, 3, "week"],
  ["5x weekly, 42 min", 42, 5, "week"],
  ["60 minutes/monthly", 60, null, "month"],
  ["30 min 1:1 weekly", 30, null, "week"],
  ["10 sessions of 30 minutes per semester", 30, 10, "semester"],
  ["Speech-language therapy", null, null, null],
];

test.each(cases)("reads %s", (written, minutes, sessions, period) => {
  const { isClear: _, ...amount } = readAmount(written) ?? { minutes: null, sessions: null, period: null };
  expect(amount).toEqual({ minutes, sessions, period });
});

test.each(["20-30 minutes weekly", "30 minutes every other week", "30 minutes", "2 times per week"])(
  "asks the parent about %s",
  (written) => {
    expect(readAmount(written)?.isClear).toBe(false);
  },
);
