import { crisisHelp } from "@iep-insider/sdk/safety";
import fc from "fast-check";
import { expect, it } from "vitest";
import { reportText } from "../../documents/index.ts";
import { categories, itemIds, itemLabels } from "./content.ts";
import { aideResult } from "./logic.ts";
import { aideReasons, aideReport } from "./report.ts";

const day = "November 21, 2026";
const textOf = (checkedIds: readonly string[]) =>
  reportText(aideReport(aideResult(checkedIds), day, crisisHelp));
const flat = (text: string) => text.replace(/\s+/g, " ");

it("leads with the answer, and says what it is and is not", () => {
  const text = flat(textOf(["self-injury"]));
  expect(text.indexOf("Level of need: high")).toBeLessThan(text.indexOf("What you checked"));
  expect(text).toContain("not a diagnosis or legal advice");
  expect(text).toContain("Made on November 21, 2026 with IEP Insider");
});

it("holds what was checked, each line whole, and nothing that was not", () => {
  const items = categories.flatMap((category) => itemIds[category]);
  fc.assert(
    fc.property(fc.subarray([...items]), (checkedIds) => {
      const text = flat(textOf(checkedIds));
      for (const id of items) expect(text.includes(itemLabels[id])).toBe(checkedIds.includes(id));
    }),
    { numRuns: 30 },
  );
});

it("speaks of behavior rules only when behavior was checked", () => {
  const rule = "the team must consider positive supports";
  expect(flat(textOf(["aggression"]))).toContain(rule);
  expect(flat(textOf(["transitions"]))).not.toContain(rule);
});

it("gives one reason for each area with a checked line: what is serious in it, or how much was checked", () => {
  const reasons = aideReasons(aideResult(["self-injury", "transitions"])).map(({ name, text }) => [
    name,
    text,
  ]);
  expect(reasons).toEqual([
    ["High safety risk", expect.stringContaining("kept safe today")],
    ["Learning & Classroom Support", "You checked 1 of 5 lines."],
  ]);
  expect(aideReasons(aideResult([]))).toEqual([]);
});

it("begins the file with where to find help when self-injury was checked, and only then", () => {
  const first = (checkedIds: readonly string[]) =>
    aideReport(aideResult(checkedIds), day, crisisHelp).sections[0]?.title;
  expect(first(["self-injury", "life-threatening"])).toBe(crisisHelp.title);
  expect(flat(textOf(["self-injury"]))).toContain("988");
  expect(textOf(["elopement-risk", "aggression"])).not.toContain("988");
});
