import { expect, it } from "vitest";
import { emptyForm, type LetterForm } from "../form/fields.ts";
import { assessmentAreas } from "./assessmentAreas.ts";

const areasOf = (fields: Partial<LetterForm>) =>
  assessmentAreas({ ...emptyForm("2026-11-21"), letterType: "initial_evaluation", ...fields }).join("; ");
const [thinking, attention] = ["cognitive ability", "attention and executive functioning"];
const [behavior, sensory] = ["behavior and social-emotional functioning", "sensory processing"];

it.each([
  ["Reading is slow", "reading"],
  ["trouble with MATH facts", "math"],
  ["short attention", attention],
  ["cannot focus", attention],
  ["Her speech is hard to follow", "speech"],
  ["fine motor: buttons", "fine motor skills"],
])("%s → %s, beside cognitive ability", (academicConcerns, area) =>
  expect(areasOf({ academicConcerns })).toBe(`${thinking}; ${area}`),
);

it.each(["aggressive at recess", "disruptive in class"])("%s → behavior and the senses", (behaviorConcerns) =>
  expect(areasOf({ behaviorConcerns })).toBe(`${thinking}; ${behavior}; ${sensory}`),
);

it("has each area once, and the senses with motor concerns", () => {
  const academicConcerns = "reading, reading and focus";
  const areas = areasOf({ academicConcerns, behaviorConcerns: "no attention", motorConcerns: "stairs" });
  expect(areas).toBe(`${thinking}; reading; ${attention}; ${sensory}`);
  expect(areasOf({ motorConcerns: "falls on stairs" })).toBe(`${thinking}; ${sensory}`);
});

it("adds cognitive ability to evaluation letters only", () => {
  expect(areasOf({ letterType: "re_evaluation" })).toBe(thinking);
  const ofBehavior = areasOf({ letterType: "fba_request", behaviorConcerns: "aggressive" });
  expect(ofBehavior).toBe(`${behavior}; ${sensory}`);
});

it("takes nothing from fields that say nothing, or that the letter does not show", () => {
  expect(areasOf({ behaviorConcerns: "None" })).toBe(thinking);
  expect(areasOf({ specificConcerns: "reading" })).toBe(thinking);
  expect(areasOf({ letterType: "", academicConcerns: "reading" })).toBe("");
});

it("does not take a word for another that it is a part of", () =>
  expect(areasOf({ academicConcerns: "her aftermath, a spreading rash" })).toBe(thinking));
