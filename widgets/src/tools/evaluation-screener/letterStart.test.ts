import { expect, it } from "vitest";
import { type ItemId, itemLabels, itemsOf, sectionIds } from "./content.ts";
import { letterStart } from "./letterStart.ts";
import { evaluationResult } from "./logic.ts";

const all = sectionIds.flatMap(itemsOf);
const start = (...checkedIds: ItemId[]) => letterStart(evaluationResult(checkedIds));
const concerns = [
  "academicConcerns",
  "behaviorConcerns",
  "communicationConcerns",
  "motorConcerns",
  "socialEmotionalConcerns",
];

it("is empty but for its kind when nothing was checked", () =>
  expect(start()).toEqual({ letterType: "initial_evaluation" }));

it.each<[ItemId, string]>([
  ["social-emotional-1", "socialEmotionalConcerns"],
  ["autism-1", "communicationConcerns"],
  ["autism-2", "socialEmotionalConcerns"],
  ["autism-6", "behaviorConcerns"],
  ["motor-sensory-1", "motorConcerns"],
  ["daily-life-2", "behaviorConcerns"],
  ["health-medical-3", "academicConcerns"],
  ["vision-hearing-4", "communicationConcerns"],
  ["multiple-needs-3", "communicationConcerns"],
])("tells %s under %s", (id, field) => expect(Object.keys(start(id))).toEqual(["letterType", field]));

it("keeps the order of the screener within a field", () =>
  expect(start("health-medical-3", "academic-4", "academic-1")).toEqual({
    letterType: "initial_evaluation",
    academicConcerns: [
      itemLabels["academic-1"],
      itemLabels["academic-4"],
      "Health: misses many school days, or parts of days.",
    ],
  }));

it("has every checked item in exactly one field, a different line each", () => {
  const { letterType, ...fields } = start(...all);
  expect(letterType).toBe("initial_evaluation");
  expect(Object.keys(fields).sort()).toEqual(concerns);
  const lines = Object.values(fields).flat();
  expect(new Set(lines).size).toBe(60);
});

it.each(all)("says %s in a whole sentence that does not speak to the parent", (id) => {
  const { letterType: _, ...fields } = start(id);
  const [line] = Object.values(fields).flat();
  expect(line).toMatch(/^[A-Z].*\.$/);
  expect(line).not.toMatch(/\b(you|your)\b/i);
  expect(line?.length).toBeLessThanOrEqual(130);
});

// The letter asks for testing in the areas that its words name.
it.each<[ItemId, RegExp]>([
  ["academic-1", /\breads/i],
  ["academic-4", /\bwriting\b/],
  ["academic-5", /\bmath/],
  ["attention-1", /\battention/i],
  ["speech-language-1", /\bspeech/i],
  ["speech-language-2", /\blanguage/i],
  ["motor-sensory-2", /\bfine motor/i],
  ["motor-sensory-3", /\bgross motor/i],
])("names in %s what to test: %s", (id, area) =>
  expect(Object.values(start(id)).flat().join(" ")).toMatch(area),
);
