import fc from "fast-check";
import { expect, it } from "vitest";
import { insightText } from "./insightText.ts";
import { type Entry, findingOf, insightsOf, summaryOf, withEntry } from "./logic.ts";
import { anyEntries, anyForm, checkIn, checkIns } from "./tests/sampleEntries.ts";

const at = new Date(2026, 10, 21, 19, 16);
const kinds = (entries: readonly Entry[]) => insightsOf(entries).map(({ kind }) => kind);

const sad = { emotion: "sad" } as const;
const happy = { emotion: "happy" } as const;
const atSchool = { context: "school", emotion: "angry" } as const;
const happyAtSchool = { ...happy, context: "school" } as const;
const times = <Part>(count: number, part: Part) => Array.from({ length: count }, () => part);
const strong = (emotion: "sad" | "overwhelmed" | "angry", intensity: 4 | 5) => ({ emotion, intensity });

it.each([
  ["no entry", [], []],
  ["as many of both", [sad, happy], []],
  ["one challenging", [sad], []],
  ["more challenging", [sad, sad, sad, happy, happy], ["more-challenging"]],
  ["more challenging of few", [sad, sad, sad, happy], []],
  ["more positive", [sad, happy, happy], []],
  ["neutral ones, which count for neither", [{ emotion: "okay" }, { emotion: "tired" }], []],
  ["two challenging at school", [atSchool, atSchool, happy, happy], []],
  ["three challenging at school", [...times(3, atSchool), ...times(4, happyAtSchool)], ["school"]],
  ["and home comes up more", [...times(3, atSchool), ...times(4, happy)], []],
  ["and home comes up as often", [...times(3, atSchool), ...times(3, happy)], ["school"]],
  ["one Very Strong Sad", [strong("sad", 5), happy], []],
  ["two Very Strong", [strong("sad", 5), strong("overwhelmed", 5), happy, happy], ["very-strong"]],
  ["two Strong", [strong("sad", 4), strong("sad", 4), happy, happy], []],
  ["two Very Strong of another", [strong("angry", 5), strong("angry", 5), happy, happy], []],
  ["a trigger", [{ ...happy, triggers: ["bus"] }], ["triggers"]],
] as const)("of %s", (_, parts, expected) =>
  expect(kinds(checkIns(...(parts as readonly Partial<Entry>[])))).toEqual(expected),
);

it("name the top two triggers, and say whether school differs from the rest", () => {
  const [school, triggers] = insightsOf(
    checkIns(
      { ...atSchool, triggers: ["bus", "math"] },
      { ...atSchool, triggers: ["noise", "bus"] },
      { ...atSchool, triggers: ["bus", "noise"] },
      ...Array.from({ length: 3 }, () => happy),
    ).map((entry) => ({ ...entry, context: entry.emotion === "happy" ? "home" : "school" })),
  );
  expect(school).toEqual({ kind: "school", challenging: 3, isAlone: false });
  expect(triggers).toEqual({
    kind: "triggers",
    top: [
      { text: "bus", count: 3 },
      { text: "noise", count: 2 },
    ],
  });
});

const on = (day: number, part: Partial<Entry>) => ({ ...part, at: new Date(2026, 10, day, 9 + day / 100) });

it.each([
  ["four hard days within two weeks", [on(1, sad), on(5, sad), on(9, sad), on(14, sad)], 4],
  ["four days that end with a good one", [on(2, sad), on(5, sad), on(9, sad), on(10, sad), on(14, happy)], 4],
  ["the first of four being older than two weeks", [on(1, sad), on(5, sad), on(9, sad), on(15, sad)], null],
  ["three hard days", [on(1, sad), on(5, sad), on(9, sad)], null],
  ["many hard check-ins of one day", times(9, on(5, sad)), null],
  ["a day with as many good ones", [on(1, sad), on(5, sad), on(9, sad), on(12, sad), on(12, happy)], null],
] as const)(
  "speak of talking with a doctor from four hard days within two weeks on: %s",
  (_, parts, days) => {
    const found = insightsOf(checkIns(...parts)).find(({ kind }) => kind === "hard-days");
    expect(found ?? null).toEqual(days && { kind: "hard-days", days });
  },
);

it("name a doctor or a counselor after no single check-in, however strong", () =>
  fc.assert(
    fc.property(anyForm, (form) => {
      for (const insight of insightsOf(withEntry([], { ...form, intensity: 5 }, at)))
        expect(insightText(insight)).not.toMatch(/doctor|counselor|psychologist/);
    }),
  ));

it("leave out very strong feelings of more than two weeks ago", () =>
  expect(
    kinds(checkIns(on(1, strong("sad", 5)), on(1, strong("sad", 5)), on(15, happy), on(15, happy))),
  ).toEqual([]));

it("stay when one more challenging entry is saved the same day where school leads, or anywhere for the others", () =>
  fc.assert(
    fc.property(anyEntries(1), anyForm, (entries, form) => {
      const at = entries[0]?.at ?? new Date(0);
      const before = kinds(entries);
      const hard = { ...form, emotion: "frustrated" as const };
      const after = kinds(withEntry(entries, { ...hard, context: "school" }, at));
      for (const kind of before) expect(after).toContain(kind);
      const elsewhere = kinds(withEntry(entries, hard, at));
      for (const kind of before.filter((one) => one !== "school")) expect(elsewhere).toContain(kind);
    }),
  ));

it("never weaken when a feeling was stronger", () =>
  fc.assert(
    fc.property(anyEntries(1), (entries) => {
      const stronger = entries.map((entry) => ({ ...entry, intensity: 5 as const }));
      for (const kind of kinds(entries)) expect(kinds(stronger)).toContain(kind);
    }),
  ));

it.each([
  [["sad"], "one"],
  [["happy"], "one"],
  [["sad", "sad", "happy"], "challenging"],
  [["sad", "happy", "happy"], "positive"],
  [["sad", "happy", "okay"], "even"],
  [["okay", "tired"], "neutral"],
] as const)("the answer for %j is %s", (names, finding) =>
  expect(findingOf(summaryOf(names.map((emotion) => checkIn({ emotion }))))).toBe(finding),
);
