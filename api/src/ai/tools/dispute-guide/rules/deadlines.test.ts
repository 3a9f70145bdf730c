import type { DisputeQuestion } from "@iep-insider/sdk/contract";
import { isStateCode, loadStates, type StateRecord, stateNames } from "@iep-insider/sdk/law";
import fc from "fast-check";
import { expect, it } from "vitest";
import { countDeadlines, deadlinesFor } from "./deadlines.ts";
import { situationOf } from "./Situation.ts";
import { urgencyOf } from "./urgency.ts";

const today = "2026-11-21";
const states = await loadStates();

const recordOf = (state: string | null): StateRecord | null =>
  state !== null && isStateCode(state) ? states[state] : null;
const situation = (input: Partial<DisputeQuestion>, state: string | null = null) =>
  situationOf(
    { issue: "iep-not-followed", triedMeeting: "yes", urgency: "not-urgent", ...input },
    today,
    recordOf(state),
  );
const levelOf = (input: Partial<DisputeQuestion>, state: string | null = null) => {
  const all = situation(input, state);
  return urgencyOf(all, deadlinesFor(all, countDeadlines(all)));
};

it.each([
  [null, "2025-10-15", "2027-10-15", false, "due-process"],
  ["TX", "2025-10-15", "2027-10-15", false, "state:TX:hearing"],
  ["NY", "2024-11-21", "2026-11-21", false, "state:NY:hearing"],
  ["WI", "2025-09-10", "2026-09-10", true, "state:WI:hearing"],
  ["AK", "2026-01-31", "2027-01-31", false, "state:AK:hearing"],
])("the last day of a due process complaint %s, from %s: %s", (state, eventDate, by, isOver, citation) => {
  const { hearing } = countDeadlines(situation({ eventDate }, state));
  expect(hearing).toMatchObject({ by, isOver, citation });
});

it.each([
  ["WI", "Wisconsin gives you 1 year."],
  ["AK", "Sources do not agree on this."],
  ["AL", "We have not read a limit of Alabama"],
])("the last day of a due process complaint says how sure we are: %s", (state, words) => {
  expect(countDeadlines(situation({}, state)).hearing.rule).toContain(words);
});

it.each([
  ["2025-11-21", "2026-11-21", false],
  ["2025-11-20", "2026-11-20", true],
])("the other last days a state complaint, from %s: %s", (eventDate, by, isOver) => {
  expect(countDeadlines(situation({ eventDate })).complaint).toMatchObject({ by, isOver });
});

it.each([
  ["2026-05-25", "2026-11-21", false],
  ["2026-05-24", "2026-11-20", true],
])("the other last days OCR, from %s: %s", (eventDate, by, isOver) => {
  expect(countDeadlines(situation({ eventDate })).ocr).toMatchObject({ by, isOver });
});

it.each(["2026-11-22", undefined])("the other last days are not counted from %s", (eventDate) => {
  for (const { by, isOver } of Object.values(countDeadlines(situation({ eventDate })))) {
    expect({ by, isOver }).toEqual({ by: null, isOver: false });
  }
});

it.each([
  ["disability-discrimination", undefined, ["Complaint to the Office for Civil Rights (OCR)"]],
  [
    "discipline-related",
    "yes",
    ["Manifestation determination", "Expedited hearing", "Due process complaint", "State complaint"],
  ],
  ["service-denial", "yes", ["Due process complaint", "State complaint"]],
  ["iep-not-followed", "yes", ["State complaint", "Due process complaint"]],
  [
    "iep-not-followed",
    "no",
    ["Complaint to the Office for Civil Rights (OCR)", "State complaint", "Due process complaint"],
  ],
] as const)("the other last days shown for %s, IEP %s", (issue, hasIep, expected) => {
  const all = situation({ issue, hasIep });
  expect(deadlinesFor(all, countDeadlines(all)).map(({ what }) => what)).toEqual(expected);
});

it("the other last days of a manifestation determination is never counted: the school's calendar is not known", () => {
  const all = situation({ issue: "discipline-related", eventDate: "2026-11-16" });
  expect(deadlinesFor(all, countDeadlines(all))[0]).toMatchObject({ by: null, isOver: false });
});

const days = fc
  .integer({ min: Date.parse("2020-01-01") / 86_400_000, max: Date.parse(today) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
const anyState = fc.constantFrom(null, ...Object.keys(stateNames));

it("dates are over exactly when the last day lies before today", () => {
  fc.assert(
    fc.property(days, anyState, (eventDate, state) => {
      for (const { by, isOver } of Object.values(countDeadlines(situation({ eventDate }, state)))) {
        expect(isOver).toBe(`${by}` < today);
      }
    }),
  );
});

it.each<readonly [string, Partial<DisputeQuestion>, "high" | "medium" | "low"]>([
  ["as chosen: medium", { urgency: "somewhat-urgent" }, "medium"],
  ["30 days to a last day", { eventDate: "2025-12-21" }, "high"],
  ["91 days", { eventDate: "2026-02-20" }, "low"],
  ["what is over does not press", { eventDate: "2025-11-20" }, "low"],
  ["a removal runs now", { issue: "discipline-related", urgency: "somewhat-urgent" }, "high"],
])("how urgent it is %s", (_, input, level) => {
  expect(levelOf(input)).toBe(level);
});
