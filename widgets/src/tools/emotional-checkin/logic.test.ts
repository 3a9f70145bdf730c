import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emotions, groups } from "./content.ts";
import {
  type Entry,
  type EntryForm,
  emptyForm,
  missingIn,
  summaryOf,
  triggersIn,
  withEntry,
  withReturned,
} from "./logic.ts";
import { anyEntries, anyForm, checkIns } from "./tests/sampleEntries.ts";

const at = new Date(2026, 10, 21, 19, 16);

it("the catalogue has the eighteen feelings of the spec in its three groups, each with a face", () => {
  const named = (group: string) => emotions.flatMap((each) => (each.group === group ? [each.name] : []));
  expect(named("positive").join()).toBe("Happy,Excited,Calm,Loved,Confident,Supported");
  expect(named("neutral").join()).toBe("Okay,Thoughtful,Tired,Content");
  expect(named("challenging").join()).toBe(
    "Worried,Sad,Angry,Anxious,Frustrated,Overwhelmed,Disappointed,Annoyed",
  );
  expect(new Set(emotions.map(({ emoji }) => emoji)).size).toBe(18);
});

describe("saving", () => {
  it.each([
    ["nothing", {}, ["emotion", "context"]],
    ["a feeling alone", { emotion: "sad" }, ["context"]],
    ["both", { emotion: "sad", context: "home" }, []],
  ] as const)("with %s chosen misses %j %j", (_, part, missing) => {
    const form: EntryForm = { ...emptyForm, ...part };
    expect(missingIn(form)).toEqual(missing);
    expect(withEntry([], form, at)).toHaveLength(missing.length === 0 ? 1 : 0);
  });

  it("adds each new entry at the front, with a new number, also after one was removed", () =>
    fc.assert(
      fc.property(anyEntries(1), anyForm, fc.nat(), (entries, form, which) => {
        const less = entries.filter((_, index) => index !== which % entries.length);
        const more = withEntry(less, form, at);
        expect(more.slice(1)).toEqual(less);
        expect(new Set(more.map(({ id }) => id)).size).toBe(more.length);
      }),
    ));

  it("puts a removed entry back where it was", () =>
    fc.assert(
      fc.property(anyEntries(1), fc.nat(), (entries, which) => {
        const entry = entries[which % entries.length] as Entry;
        expect(
          withReturned(
            entries.filter((one) => one !== entry),
            entry,
          ),
        ).toEqual(entries);
      }),
    ));
});

it.each([
  ["", []],
  [" , ,, ", []],
  ["math, bus ,  loud   room", ["math", "bus", "loud room"]],
  ["math\nbus,,\n", ["math", "bus"]],
])("triggers: %j are %j", (text, triggers) => expect(triggersIn(text)).toEqual(triggers));

it.each([
  [[], ["0.0", "0.0", "0.0"]],
  [["happy"], ["100.0", "0.0", "0.0"]],
  [
    ["happy", "okay", "sad"],
    ["33.3", "33.3", "33.3"],
  ],
  [
    ["happy", "sad", "sad"],
    ["33.3", "0.0", "66.7"],
  ],
  // 1 of 16 is 6.25: a half rounds up.
  [
    ["happy", ...Array.from({ length: 15 }, () => "sad" as const)],
    ["6.3", "0.0", "93.8"],
  ],
] as const)("the shares of %j are %j", (names, percents) => {
  const { groups: shares } = summaryOf(checkIns(...names.map((emotion) => ({ emotion }))));
  expect(groups.map((group) => shares[group].percent)).toEqual(percents);
});

it("the shares add up to 100 within rounding, and their counts to all", () =>
  fc.assert(
    fc.property(anyEntries(1), (entries) => {
      const { total, groups: shares } = summaryOf(entries);
      const all = groups.map((group) => shares[group]);
      expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      const sum = all.reduce((added, { percent }) => added + Math.round(Number(percent) * 10), 0);
      expect(Math.abs(sum - 1000)).toBeLessThanOrEqual(1);
    }),
  ));

it.each([
  [[], "0.0"],
  [[5, 5, 4], "4.7"],
  // 3.25: a half rounds up.
  [[3, 3, 3, 4], "3.3"],
] as const)("the average intensity of %j is %s", (values, average) =>
  expect(summaryOf(checkIns(...values.map((intensity) => ({ intensity })))).average).toBe(average),
);

it.each([
  ["none", [], []],
  ["one", ["social"], ["social"]],
  ["the most frequent", ["home", "school", "school"], ["school"]],
  ["both on a tie, as in the form", ["school", "home", "other", "home", "school"], ["home", "school"]],
] as const)("the most common place: %s: %j", (_, places, top) => {
  const { topContexts } = summaryOf(checkIns(...places.map((context) => ({ context }))));
  expect(topContexts.map(({ id }) => id)).toEqual(top);
});

describe("the triggers", () => {
  const counted = (...lists: readonly (readonly string[])[]) =>
    summaryOf(checkIns(...lists.map((triggers) => ({ triggers })))).triggers.map(({ text, count }) => [
      text,
      count,
    ]);

  it("count once for each entry, whatever their capitals, as they were typed last", () =>
    expect(counted(["Math", "math"], ["math", "bus"], ["MATH"])).toEqual([
      ["MATH", 3],
      ["bus", 1],
    ]));

  it("come most frequent first, and of equal ones the one written down last", () =>
    expect(counted(["bus"], ["math"], ["noise", "bus"], ["math"])).toEqual([
      ["math", 2],
      ["bus", 2],
      ["noise", 1],
    ]));

  it("are at most five", () => expect(counted(["a", "b", "c", "d", "e", "f"])).toHaveLength(5));
});
