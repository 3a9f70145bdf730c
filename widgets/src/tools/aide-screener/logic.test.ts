import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categories, type ItemId, itemIds } from "./content.ts";
import { aideResult } from "./logic.ts";
import type { Finding, FlagId, Level } from "./resultContent.ts";

const all: readonly ItemId[] = categories.flatMap((category) => itemIds[category]);
const levels: readonly Level[] = ["low", "moderate", "high"];
const someItems = fc.subarray([...all]);

interface Row {
  readonly why: string;
  readonly ticks: readonly ItemId[];
  readonly level: Level;
  readonly finding: Finding;
  readonly flags: readonly FlagId[];
}

const rows: readonly Row[] = [
  { why: "nothing ticked", ticks: [], level: "low", finding: "nothing", flags: [] },
  { why: "one health item", ticks: ["medical-monitoring"], level: "low", finding: "low", flags: [] },
  { why: "one behavior item", ticks: ["aggression"], level: "low", finding: "low", flags: [] },
  { why: "one learning item", ticks: ["transitions"], level: "low", finding: "low", flags: [] },
  {
    why: "one item in two categories",
    ticks: ["physical-assistance", "aggression"],
    level: "moderate",
    finding: "moderate",
    flags: [],
  },
  {
    why: "one item in all three",
    ticks: ["disorientation", "dysregulation", "iep-goals"],
    level: "moderate",
    finding: "moderate",
    flags: [],
  },
  {
    why: "two items of health",
    ticks: ["medical-monitoring", "disorientation"],
    level: "high",
    finding: "high",
    flags: [],
  },
  {
    why: "two items of behavior",
    ticks: ["aggression", "dysregulation"],
    level: "high",
    finding: "high",
    flags: [],
  },
  {
    why: "two items of learning: an instructional need",
    ticks: ["transitions", "iep-goals"],
    level: "high",
    finding: "teaching",
    flags: ["instructional"],
  },
  {
    why: "learning made it high, one other item did not",
    ticks: ["transitions", "iep-goals", "aggression"],
    level: "high",
    finding: "teaching",
    flags: ["instructional"],
  },
  {
    why: "learning and health would each make it high",
    ticks: ["transitions", "iep-goals", "medical-monitoring", "disorientation"],
    level: "high",
    finding: "high",
    flags: ["instructional"],
  },
  {
    why: "rescue medicine",
    ticks: ["emergency-medication"],
    level: "high",
    finding: "high",
    flags: ["medical"],
  },
  {
    why: "life-threatening",
    ticks: ["life-threatening"],
    level: "high",
    finding: "high",
    flags: ["medical"],
  },
  { why: "runs away", ticks: ["elopement-risk"], level: "high", finding: "high", flags: ["behavioral"] },
  { why: "hurts themselves", ticks: ["self-injury"], level: "high", finding: "high", flags: ["behavioral"] },
  { why: "danger", ticks: ["immediate-danger"], level: "high", finding: "high", flags: ["behavioral"] },
  {
    why: "risk and learning together",
    ticks: ["self-injury", "transitions", "iep-goals"],
    level: "high",
    finding: "high",
    flags: ["behavioral", "instructional"],
  },
  {
    why: "everything",
    ticks: all,
    level: "high",
    finding: "high",
    flags: ["medical", "behavioral", "instructional"],
  },
];

describe("the level rule (tools.md section 4, DECISIONS 21)", () => {
  it.each(rows)("$why", ({ ticks, level, finding, flags }) => {
    expect(aideResult(ticks)).toMatchObject({ level, finding, flags });
  });

  it("holds 3 categories of 5 items", () => {
    expect(categories.map((category) => itemIds[category].length)).toEqual([5, 5, 5]);
  });

  it("never lowers the level when an item is added", () => {
    fc.assert(
      fc.property(someItems, fc.constantFrom(...all), (ticks, added) => {
        const before = levels.indexOf(aideResult(ticks).level);
        expect(levels.indexOf(aideResult([...ticks, added]).level)).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it("names exactly the answers that led to it, whatever their order", () => {
    fc.assert(
      fc.property(someItems, (ticks) => {
        const named = Object.values(aideResult([...ticks].reverse()).ticked).flat();
        expect(named).toEqual(all.filter((id) => ticks.includes(id)));
      }),
    );
  });

  it("takes no notice of ids that are not items", () => {
    expect(aideResult(["constructor", "", "no-such-item"])).toEqual(aideResult([]));
  });
});
