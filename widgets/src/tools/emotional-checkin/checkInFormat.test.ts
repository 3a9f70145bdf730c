import fc from "fast-check";
import { expect, it } from "vitest";
import { checkInFormat } from "./checkInFormat.ts";
import { anyEntries, checkIn, checkIns } from "./tests/sampleEntries.ts";

const now = new Date(2026, 10, 24).getTime();
const throughStorage = (record: Parameters<typeof checkInFormat.write>[0]) =>
  checkInFormat.read(JSON.parse(JSON.stringify(checkInFormat.write(record))), now);

it("check-ins are read as they were written", () =>
  fc.assert(
    fc.property(anyEntries(1), fc.string(), (entries, childName) => {
      expect(throughStorage({ childName, entries })).toEqual({ childName, entries });
    }),
  ));

it("without a check-in nothing is written, not even the name", () =>
  expect(checkInFormat.write({ childName: "Mia", entries: [] })).toBeNull());

it("what is older than 12 months is left out, and the rest stays", () => {
  const old = checkIn({ id: 1, at: new Date(2025, 10, 20) });
  const young = checkIn({ id: 2, at: new Date(2025, 11, 20) });
  expect(throughStorage({ childName: "Mia", entries: [young, old] })).toEqual({
    childName: "Mia",
    entries: [young],
  });
  expect(throughStorage({ childName: "Mia", entries: [old] })).toEqual({ childName: "", entries: [] });
});

const stored = { ...checkIn({ id: 3, notes: "Cried." }), at: now };

it("what was written with the English word is read, too", () =>
  expect(checkInFormat.read({ entries: [{ ...stored, emotion: "Calm" }] }, now).entries).toEqual([
    { ...stored, at: new Date(now) },
  ]));

it.each([
  ["a feeling that is not ours", { ...stored, emotion: "Furious" }],
  ["a place that is not ours", { ...stored, context: "moon" }],
  ["a strength of six", { ...stored, intensity: 6 }],
  ["no time", { ...stored, at: "today" }],
  ["a time that is none", { ...stored, at: 1e300 }],
  ["no number", { ...stored, id: null }],
  ["notes that are no text", { ...stored, notes: {} }],
  ["triggers that are no list", { ...stored, triggers: "bus" }],
  ["no check-in at all", 7],
])("an entry with %s is dropped without an error, and the others stay", (_, damaged) =>
  expect(checkInFormat.read({ entries: [damaged, stored, stored] }, now).entries).toEqual([
    { ...stored, at: new Date(now) },
  ]),
);

it.each([null, "text", 7, [], {}, { entries: "none" }, { entries: [null] }])(
  "a record is empty when it is none: %j",
  (odd) => expect(checkInFormat.read(odd, now)).toEqual({ childName: "", entries: [] }),
);

it("of two entries with one number there is one", () =>
  expect(throughStorage({ childName: "", entries: [...checkIns({}), ...checkIns({})] }).entries).toHaveLength(
    1,
  ));
