import fc from "fast-check";
import { expect, it } from "vitest";
import { categories, type ItemId, itemIds } from "./content.ts";
import { aideResult } from "./logic.ts";
import type { Finding, FlagId, Level } from "./resultContent.ts";

const all: readonly ItemId[] = categories.flatMap((category) => itemIds[category]);
const levels: readonly Level[] = ["low", "moderate", "high"];
const someItems = fc.subarray([...all]);

type Row = readonly [
  why: string,
  checkedIds: readonly ItemId[],
  level: Level,
  finding: Finding,
  flags: FlagId[],
];
const rows: readonly Row[] = [
  ["nothing checked", [], "low", "nothing", []],
  ["hands-on help in the toilet", ["physical-assistance"], "moderate", "moderate", []],
  ["one behavior item", ["aggression"], "moderate", "moderate", []],
  ["one learning item", ["transitions"], "moderate", "moderate", []],
  ["one item in two categories", ["physical-assistance", "aggression"], "moderate", "moderate", []],
  ["one item in all three", ["disorientation", "dysregulation", "iep-goals"], "moderate", "moderate", []],
  ["two items of health", ["medical-monitoring", "disorientation"], "high", "high", []],
  ["two items of behavior", ["aggression", "dysregulation"], "high", "high", []],
  ["two of learning: instructional", ["transitions", "iep-goals"], "high", "teaching", ["instructional"]],
  ["and one other", ["transitions", "iep-goals", "aggression"], "high", "teaching", ["instructional"]],
  [
    "two of learning and two of health",
    ["transitions", "iep-goals", "medical-monitoring", "disorientation"],
    "high",
    "high",
    ["instructional"],
  ],
  ["rescue medicine", ["emergency-medication"], "high", "high", ["medical"]],
  ["life-threatening", ["life-threatening"], "high", "high", ["medical"]],
  ["runs away", ["elopement-risk"], "high", "high", ["behavioral"]],
  ["hurts themselves", ["self-injury"], "high", "high", ["behavioral"]],
  ["danger", ["immediate-danger"], "high", "high", ["behavioral"]],
  ["everything", all, "high", "high", ["medical", "behavioral", "instructional"]],
];

it.each(rows)("%s", (_, checkedIds, level, finding, flags) =>
  expect(aideResult(checkedIds)).toMatchObject({ level, finding, flags }),
);

it("never lowers the level when an item is added", () =>
  fc.assert(
    fc.property(someItems, fc.constantFrom(...all), (checkedIds, added) => {
      const before = levels.indexOf(aideResult(checkedIds).level);
      expect(levels.indexOf(aideResult([...checkedIds, added]).level)).toBeGreaterThanOrEqual(before);
    }),
  ));

it("ignores ids that are not items", () =>
  expect(aideResult(["constructor", "", "no-such-item"])).toEqual(aideResult([])));
