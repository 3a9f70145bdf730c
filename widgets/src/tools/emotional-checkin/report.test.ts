import { crisisHelp } from "@iep-insider/sdk/safety";
import { expect, it } from "vitest";
import { reportText } from "../../documents/index.ts";
import type { Entry } from "./logic.ts";
import { checkInReport } from "./report.ts";
import { checkIns } from "./tests/sampleEntries.ts";

const day = "November 21, 2026";
const reportOf = (entries: readonly Entry[], childName = "", crisis: typeof crisisHelp | null = null) =>
  checkInReport({ childName, entries }, day, crisis);
const textOf = (...of: Parameters<typeof reportOf>) => reportText(reportOf(...of));
const flat = (text: string) => text.replace(/\s+/g, " ");

const sample = checkIns(
  {
    emotion: "sad",
    intensity: 4,
    context: "school",
    triggers: ["math test", "bus"],
    notes: "Cried,\nthen slept.",
  },
  { emotion: "angry", intensity: 5, context: "school", triggers: ["math test"] },
  { emotion: "worried", intensity: 3, context: "school", triggers: ["bus"] },
  { emotion: "happy", intensity: 2, context: "home" },
  { emotion: "okay", intensity: 1, context: "therapy" },
  { emotion: "calm", intensity: 3, context: "home", triggers: ["Math Test"] },
);

it("has every figure of the spec", () => {
  const text = flat(textOf(sample, "Mia"));
  for (const part of [
    "EMOTIONAL CHECK-IN REPORT",
    "Child: Mia",
    "6 check-ins, saved on November 21, 2026.",
    "Positive: 2 of 6 (33.3%)",
    "Neutral: 1 of 6 (16.7%)",
    "Challenging: 3 of 6 (50.0%)",
    "Average intensity: 3.0 out of 5",
    "Most common context: At School (3 times)",
    "At School: 3 times (50.0%), 3 of them challenging",
    "At Home: 2 times (33.3%), 0 of them challenging",
    "Therapy/Services: 1 time (16.7%), 0 of them challenging",
    "Math Test: 3 times",
    "bus: 2 times",
    "Made on November 21, 2026 with IEP Insider",
  ])
    expect(text).toContain(part);
});

it("has each check-in in full: when, what, how strong, where, what set it off, notes in one line", () =>
  expect(flat(textOf(sample))).toContain(
    "Check-in 1. Saturday, November 21, 2026 at 9:00 AM. Sad (challenging), Strong (4 of 5). At School. Set off by: math test, bus. Notes: Cried, then slept.",
  ));

it("has the ten latest check-ins, newest first, and no more", () => {
  const many = checkIns(...Array.from({ length: 12 }, () => ({})));
  const numbers = [...flat(textOf(many)).matchAll(/Check-in (\d+)\./g)].map((match) => Number(match[1]));
  expect(numbers).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

it("says where to find help when what was typed calls for it, before all else", () => {
  const text = flat(textOf(sample, "", crisisHelp));
  expect(text).toContain("Call 911.");
  expect(text.indexOf("Look at this first")).toBeLessThan(text.indexOf("What stands out"));
  expect(flat(textOf(sample))).not.toContain("Look at this first");
});

it("speaks of 988 beside Very Strong sadness, without a diagnosis", () => {
  const text = flat(
    textOf(checkIns({ emotion: "sad", intensity: 5 }, { emotion: "overwhelmed", intensity: 5 })),
  );
  expect(text).toContain("Sad or Overwhelmed was Very Strong in 2 check-ins within two weeks.");
  expect(text).not.toMatch(/depress|anxiety|disorder|symptom/i);
});
