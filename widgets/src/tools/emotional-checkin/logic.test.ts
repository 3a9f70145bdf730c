import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contexts, emotions, groups, intensities, intensityNames } from "./content.ts";
import {
  type Entry,
  type EntryForm,
  emptyForm,
  findingOf,
  insightsOf,
  missingIn,
  summaryOf,
  triggersIn,
  withEntry,
  withReturned,
} from "./logic.ts";
import { anyEntries, anyForm, checkIn, checkIns } from "./tests/sampleEntries.ts";

const at = new Date(2026, 10, 21, 19, 16);
const kinds = (entries: readonly Entry[]) => insightsOf(entries).map(({ kind }) => kind);

describe("the catalogue", () => {
  it("has the eighteen feelings of the spec in its three groups, each with a face", () => {
    const named = (group: string) => emotions.filter((each) => each.group === group).map(({ name }) => name);
    expect(named("positive")).toEqual(["Happy", "Excited", "Calm", "Loved", "Confident", "Supported"]);
    expect(named("neutral")).toEqual(["Okay", "Thoughtful", "Tired", "Content"]);
    expect(named("challenging")).toEqual([
      "Worried",
      "Sad",
      "Angry",
      "Anxious",
      "Frustrated",
      "Overwhelmed",
      "Disappointed",
      "Annoyed",
    ]);
    expect(new Set(emotions.map(({ emoji }) => emoji)).size).toBe(18);
  });

  it("has the contexts and the intensities of the spec", () => {
    expect(contexts.map(({ id, label }) => [id, label])).toEqual([
      ["home", "At Home"],
      ["school", "At School"],
      ["therapy", "Therapy/Services"],
      ["social", "Social Situation"],
      ["other", "Other"],
    ]);
    expect(intensities.map((one) => intensityNames[one])).toEqual([
      "Very Mild",
      "Mild",
      "Moderate",
      "Strong",
      "Very Strong",
    ]);
    expect(emptyForm.intensity).toBe(3);
  });
});

describe("saving", () => {
  it.each([
    ["nothing", {}, ["emotion", "context"]],
    ["a feeling alone", { emotion: "Sad" }, ["context"]],
    ["a place alone", { context: "home" }, ["emotion"]],
    ["both", { emotion: "Sad", context: "home" }, []],
  ] as const)("with %s chosen misses %j %j", (_, part, missing) => {
    const form: EntryForm = { ...emptyForm, ...part };
    expect(missingIn(form)).toEqual(missing);
    expect(withEntry([], form, at)).toHaveLength(missing.length === 0 ? 1 : 0);
  });

  it("makes an entry with every field of the spec", () => {
    const form: EntryForm = {
      emotion: "Overwhelmed",
      intensity: 5,
      context: "school",
      triggers: " math test , ,loud  hallway,",
      notes: " Hid under the desk. ",
    };
    expect(withEntry([], form, at)).toEqual([
      {
        id: 1,
        emotion: "Overwhelmed",
        emoji: "😵‍💫",
        intensity: 5,
        context: "school",
        notes: "Hid under the desk.",
        triggers: ["math test", "loud hallway"],
        at,
      },
    ]);
  });

  it("puts each new entry at the front, with a number of its own, also after one was removed", () => {
    fc.assert(
      fc.property(anyEntries(1), anyForm, fc.nat(), (entries, form, which) => {
        const less = entries.filter((_, index) => index !== which % entries.length);
        const more = withEntry(less, form, at);
        expect(more.slice(1)).toEqual(less);
        expect(new Set(more.map(({ id }) => id)).size).toBe(more.length);
      }),
    );
  });

  it("puts a removed entry back where it was", () => {
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
    );
  });
});

describe("triggers", () => {
  it.each([
    ["", []],
    [" , ,, ", []],
    ["math", ["math"]],
    ["math, bus ,  loud   room", ["math", "bus", "loud room"]],
    ["math\nbus,,\n", ["math", "bus"]],
  ])("%j are %j", (text, triggers) => {
    expect(triggersIn(text)).toEqual(triggers);
  });
});

describe("the shares", () => {
  it.each([
    [[], ["0.0", "0.0", "0.0"]],
    [["Happy"], ["100.0", "0.0", "0.0"]],
    [
      ["Happy", "Okay", "Sad"],
      ["33.3", "33.3", "33.3"],
    ],
    [
      ["Happy", "Sad", "Sad"],
      ["33.3", "0.0", "66.7"],
    ],
    // 1 of 16 is 6.25: a half rounds up.
    [
      ["Happy", ...Array.from({ length: 15 }, () => "Sad" as const)],
      ["6.3", "0.0", "93.8"],
    ],
  ] as const)("of %j are %j", (names, percents) => {
    const { groups: shares } = summaryOf(checkIns(...names.map((emotion) => ({ emotion }))));
    expect(groups.map((group) => shares[group].percent)).toEqual(percents);
  });

  it("add up to 100 within rounding, and their counts to all", () => {
    fc.assert(
      fc.property(anyEntries(1), (entries) => {
        const { total, groups: shares } = summaryOf(entries);
        const all = groups.map((group) => shares[group]);
        expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(total);
        const sum = all.reduce((added, { percent }) => added + Math.round(Number(percent) * 10), 0);
        expect(Math.abs(sum - 1000)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("of the places add up to all, and each has at most as many challenging ones as it has", () => {
    fc.assert(
      fc.property(anyEntries(), (entries) => {
        const { total, contexts: counted, groups: shares } = summaryOf(entries);
        expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(total);
        expect(counted.reduce((sum, { challenging }) => sum + challenging, 0)).toBe(shares.challenging.count);
        for (const { count, challenging } of counted) expect(challenging).toBeLessThanOrEqual(count);
      }),
    );
  });
});

describe("the average intensity", () => {
  it.each([
    [[], "0.0"],
    [[3], "3.0"],
    [[1, 2], "1.5"],
    [[5, 5, 4], "4.7"],
    // 3.25: a half rounds up.
    [[3, 3, 3, 4], "3.3"],
  ] as const)("of %j is %s", (values, average) => {
    expect(summaryOf(checkIns(...values.map((intensity) => ({ intensity })))).average).toBe(average);
  });

  it("lies between 1 and 5", () => {
    fc.assert(
      fc.property(anyEntries(1), (entries) => {
        const average = Number(summaryOf(entries).average);
        expect(average).toBeGreaterThanOrEqual(1);
        expect(average).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe("the most common place", () => {
  it.each([
    ["none", [], []],
    ["one", ["social"], ["social"]],
    ["the most frequent", ["home", "school", "school"], ["school"]],
    [
      "both on a tie, in the order of the form",
      ["school", "home", "other", "home", "school"],
      ["home", "school"],
    ],
  ] as const)("%s: %j", (_, places, top) => {
    const { topContexts } = summaryOf(checkIns(...places.map((context) => ({ context }))));
    expect(topContexts.map(({ id }) => id)).toEqual(top);
  });

  it("is the same in whatever order the entries came", () => {
    fc.assert(
      fc.property(anyEntries(), (entries) => {
        expect(summaryOf(entries.toReversed()).topContexts).toEqual(summaryOf(entries).topContexts);
      }),
    );
  });
});

describe("the triggers", () => {
  const counted = (...lists: readonly (readonly string[])[]) =>
    summaryOf(checkIns(...lists.map((triggers) => ({ triggers })))).triggers.map(({ text, count }) => [
      text,
      count,
    ]);

  it("count once for each entry, whatever their capitals, as they were typed last", () => {
    expect(counted(["Math", "math"], ["math", "bus"], ["MATH"])).toEqual([
      ["MATH", 3],
      ["bus", 1],
    ]);
  });

  it("come most frequent first, and of equal ones the one written down last", () => {
    expect(counted(["bus"], ["math"], ["noise", "bus"], ["math"])).toEqual([
      ["math", 2],
      ["bus", 2],
      ["noise", 1],
    ]);
  });

  it("are at most five", () => {
    expect(counted(["a", "b", "c", "d", "e", "f"])).toHaveLength(5);
  });
});

describe("the insights", () => {
  const sad = { emotion: "Sad" } as const;
  const happy = { emotion: "Happy" } as const;
  const atSchool = { context: "school", emotion: "Angry" } as const;

  it.each([
    ["no entry", [], []],
    ["as many of both", [sad, happy], []],
    ["more challenging", [sad, sad, happy], ["more-challenging"]],
    ["more positive", [sad, happy, happy], []],
    ["neutral ones, which count for neither", [{ emotion: "Okay" }, { emotion: "Tired" }], []],
    ["two challenging at school", [atSchool, atSchool, happy, happy], []],
    [
      "three challenging at school",
      [atSchool, atSchool, atSchool, happy, happy, happy, happy].map((one) => ({
        ...one,
        context: "school" as const,
      })),
      ["school"],
    ],
    [
      "three challenging at school, and home comes up more",
      [
        atSchool,
        atSchool,
        atSchool,
        ...Array.from({ length: 4 }, () => ({ ...happy, context: "home" as const })),
      ],
      [],
    ],
    [
      "three challenging at school, and home comes up as often",
      [
        atSchool,
        atSchool,
        atSchool,
        ...Array.from({ length: 3 }, () => ({ ...happy, context: "home" as const })),
      ],
      ["school"],
    ],
    ["one Very Strong Sad", [{ ...sad, intensity: 5 }, happy], []],
    [
      "two Very Strong, Sad and Overwhelmed",
      [{ ...sad, intensity: 5 }, { emotion: "Overwhelmed", intensity: 5 }, happy, happy],
      ["very-strong"],
    ],
    ["two Strong", [{ ...sad, intensity: 4 }, { ...sad, intensity: 4 }, happy, happy], []],
    [
      "two Very Strong of another feeling",
      [{ emotion: "Angry", intensity: 5 }, { emotion: "Angry", intensity: 5 }, happy, happy],
      [],
    ],
    ["a trigger", [{ ...happy, triggers: ["bus"] }], ["triggers"]],
  ] as const)("of %s", (_, parts, expected) => {
    expect(kinds(checkIns(...(parts as readonly Partial<Entry>[])))).toEqual(expected);
  });

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

  it("stay when one more challenging entry is saved where school leads, or anywhere for the others", () => {
    fc.assert(
      fc.property(anyEntries(), anyForm, (entries, form) => {
        const before = kinds(entries);
        const hard = { ...form, emotion: "Frustrated" as const };
        const after = kinds(withEntry(entries, { ...hard, context: "school" }, at));
        for (const kind of before) expect(after).toContain(kind);
        const elsewhere = kinds(withEntry(entries, hard, at));
        for (const kind of before.filter((one) => one !== "school")) expect(elsewhere).toContain(kind);
      }),
    );
  });

  it("never weaken when a feeling was stronger", () => {
    fc.assert(
      fc.property(anyEntries(1), (entries) => {
        const stronger = entries.map((entry) => ({ ...entry, intensity: 5 as const }));
        for (const kind of kinds(entries)) expect(kinds(stronger)).toContain(kind);
      }),
    );
  });
});

it.each([
  [["Sad", "Sad", "Happy"], "challenging"],
  [["Sad", "Happy", "Happy"], "positive"],
  [["Sad", "Happy", "Okay"], "even"],
  [["Okay", "Tired"], "neutral"],
] as const)("the answer for %j is %s", (names, finding) => {
  expect(findingOf(summaryOf(names.map((emotion) => checkIn({ emotion }))))).toBe(finding);
});
