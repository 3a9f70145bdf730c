import { expect, it } from "vitest";
import { emptyForm, type LetterForm } from "../form/fields.ts";
import { assessmentAreas } from "./assessmentAreas.ts";

const areasOf = (fields: Partial<LetterForm>) =>
  assessmentAreas({ ...emptyForm("2026-11-21"), letterType: "initial_evaluation", ...fields }).join("; ");
const thinking = "cognitive ability";
const schoolwork = `${thinking}; academic performance`;
const attention = "attention and executive functioning";
const behavior = "behavior and social-emotional functioning";
const speech = "speech; language: understanding it and using it";
const feelings = "social and emotional functioning";

it.each([
  ["Reading is slow", "reading"],
  ["trouble with MATH facts", "math"],
  ["short attention", attention],
  ["cannot focus", attention],
  ["fine motor: buttons", "fine motor skills"],
  ["She was absent for 14 days", `${feelings}; health`],
  ["Panic attacks before class", `${feelings}; health`],
  ["Dr. Chen found autism in June", "autism"],
  ["he may need his hearing checked", "hearing"],
  ["covers her ears at loud sounds", "sensory processing"],
])("%s → %s", (academicConcerns, area) =>
  expect(areasOf({ academicConcerns })).toBe(`${schoolwork}; ${area}`),
);

it.each([
  [{ communicationConcerns: "few words" }, speech],
  [{ motorConcerns: "falls on stairs" }, "fine motor skills; gross motor skills"],
  [{ behaviorConcerns: "leaves her seat" }, behavior],
  [{ behaviorConcerns: "aggressive at recess" }, behavior],
  [{ socialEmotionalConcerns: "cries each morning" }, feelings],
  [{ additionalInfo: "has epilepsy, and a new autism diagnosis" }, "health; autism"],
])("a field that says something asks for its area: %j", (fields, areas) =>
  expect(areasOf(fields)).toBe(`${thinking}; ${areas}`),
);

it("has each area once", () => {
  const academicConcerns = "reading, reading and focus";
  expect(areasOf({ academicConcerns, behaviorConcerns: "no attention" })).toBe(
    `${schoolwork}; ${behavior}; reading; ${attention}`,
  );
});

it("is for the letters that ask for an evaluation", () => {
  expect(areasOf({ letterType: "re_evaluation" })).toBe(thinking);
  expect(areasOf({ letterType: "fba_request", behaviorConcerns: "aggressive" })).toBe("");
  expect(areasOf({ letterType: "", academicConcerns: "reading" })).toBe("");
});

it("takes nothing from fields that say nothing, or that the letter does not show", () => {
  expect(areasOf({ behaviorConcerns: "None" })).toBe(thinking);
  expect(areasOf({ specificConcerns: "reading" })).toBe(thinking);
  expect(areasOf({ urgencyReason: "reading" })).toBe(thinking);
});

it("does not match a word inside another word", () =>
  expect(areasOf({ academicConcerns: "her aftermath, a spreading rash" })).toBe(schoolwork));
