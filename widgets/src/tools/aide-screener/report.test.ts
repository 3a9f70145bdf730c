import { crisisHelp } from "@iep-insider/sdk/safety";
import fc from "fast-check";
import { expect, it } from "vitest";
import { reportText } from "../../documents/index.ts";
import { categories, itemIds, itemLabels } from "./content.ts";
import { aideResult } from "./logic.ts";
import { aideReasons, aideReport } from "./report.ts";

const day = "November 21, 2026";
const textOf = (ticks: readonly string[]) => reportText(aideReport(aideResult(ticks), day, crisisHelp));
const flat = (text: string) => text.replace(/\s+/g, " ");

it("leads with the answer, and says what it is and is not", () => {
  const text = flat(textOf(["self-injury"]));
  expect(text.indexOf("Level of need: high")).toBeLessThan(text.indexOf("What you ticked"));
  expect(text).toContain("not a diagnosis or legal advice");
  expect(text).toContain("Made on November 21, 2026 with IEP Insider");
});

it("holds what was ticked, each line whole, and nothing that was not", () => {
  const items = categories.flatMap((category) => itemIds[category]);
  fc.assert(
    fc.property(fc.subarray([...items]), (ticks) => {
      const text = flat(textOf(ticks));
      for (const id of items) expect(text.includes(itemLabels[id])).toBe(ticks.includes(id));
    }),
    { numRuns: 30 },
  );
});

it("speaks of behavior rules only when behavior was ticked", () => {
  const rule = "the team must consider positive supports";
  expect(flat(textOf(["aggression"]))).toContain(rule);
  expect(flat(textOf(["transitions"]))).not.toContain(rule);
});

it("gives one reason for each area with a tick: what is grave in it, or how much was ticked", () => {
  const reasons = aideReasons(aideResult(["self-injury", "transitions"])).map(({ name, text }) => [
    name,
    text,
  ]);
  expect(reasons).toEqual([
    ["High safety risk", expect.stringContaining("kept safe today")],
    ["Learning & Classroom Support", "You ticked 1 of 5 lines."],
  ]);
  expect(aideReasons(aideResult([]))).toEqual([]);
});

it("begins the file with where to find help when self-injury was ticked, and only then", () => {
  const first = (ticks: readonly string[]) =>
    aideReport(aideResult(ticks), day, crisisHelp).sections[0]?.title;
  expect(first(["self-injury", "life-threatening"])).toBe(crisisHelp.title);
  expect(flat(textOf(["self-injury"]))).toContain("988");
  expect(textOf(["elopement-risk", "aggression"])).not.toContain("988");
});
