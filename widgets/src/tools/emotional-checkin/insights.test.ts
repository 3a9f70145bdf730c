import fc from "fast-check";
import { expect, it } from "vitest";
import { type Entry, findingOf, insightsOf, summaryOf, withEntry } from "./logic.ts";
import { anyEntries, anyForm, checkIn, checkIns } from "./tests/sampleEntries.ts";

const at = new Date(2026, 10, 21, 19, 16);
const kinds = (entries: readonly Entry[]) => insightsOf(entries).map(({ kind }) => kind);

const sad = { emotion: "Sad" } as const;
const happy = { emotion: "Happy" } as const;
const atSchool = { context: "school", emotion: "Angry" } as const;
const happyAtSchool = { ...happy, context: "school" } as const;
const times = <Part>(count: number, part: Part) => Array.from({ length: count }, () => part);
const strong = (emotion: "Sad" | "Overwhelmed" | "Angry", intensity: 4 | 5) => ({ emotion, intensity });

it.each([
  ["no entry", [], []],
  ["as many of both", [sad, happy], []],
  ["more challenging", [sad, sad, happy], ["more-challenging"]],
  ["more positive", [sad, happy, happy], []],
  ["neutral ones, which count for neither", [{ emotion: "Okay" }, { emotion: "Tired" }], []],
  ["two challenging at school", [atSchool, atSchool, happy, happy], []],
  ["three challenging at school", [...times(3, atSchool), ...times(4, happyAtSchool)], ["school"]],
  ["and home comes up more", [...times(3, atSchool), ...times(4, happy)], []],
  ["and home comes up as often", [...times(3, atSchool), ...times(3, happy)], ["school"]],
  ["one Very Strong Sad", [strong("Sad", 5), happy], []],
  ["two Very Strong", [strong("Sad", 5), strong("Overwhelmed", 5), happy, happy], ["very-strong"]],
  ["two Strong", [strong("Sad", 4), strong("Sad", 4), happy, happy], []],
  ["two Very Strong of another", [strong("Angry", 5), strong("Angry", 5), happy, happy], []],
  ["a trigger", [{ ...happy, triggers: ["bus"] }], ["triggers"]],
] as const)("of %s", (_, parts, expected) =>
  expect(kinds(checkIns(...(parts as readonly Partial<Entry>[])))).toEqual(expected),
);

it("name the top two triggers, and say whether school stands alone", () => {
  const [school, triggers] = insightsOf(
    checkIns(
      { ...atSchool, triggers: ["bus", "math"] },
      { ...atSchool, triggers: ["noise", "bus"] },
      { ...atSchool, triggers: ["bus", "noise"] },
      ...Array.from({ length: 3 }, () => happy),
    ).map((entry) => ({ ...entry, context: entry.emotion === "Happy" ? "home" : "school" })),
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

it("stay when one more challenging entry is saved where school leads, or anywhere for the others", () =>
  fc.assert(
    fc.property(anyEntries(), anyForm, (entries, form) => {
      const before = kinds(entries);
      const hard = { ...form, emotion: "Frustrated" as const };
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
  [["Sad"], "one"],
  [["Happy"], "one"],
  [["Sad", "Sad", "Happy"], "challenging"],
  [["Sad", "Happy", "Happy"], "positive"],
  [["Sad", "Happy", "Okay"], "even"],
  [["Okay", "Tired"], "neutral"],
] as const)("the answer for %j is %s", (names, finding) =>
  expect(findingOf(summaryOf(names.map((emotion) => checkIn({ emotion }))))).toBe(finding),
);
