import { expect, it } from "vitest";
import { emptyForm, type LetterForm } from "../form/fields.ts";
import { assessmentAreas } from "./assessmentAreas.ts";

const form = (fields: Partial<LetterForm>): LetterForm => ({
  ...emptyForm("2026-11-21"),
  letterType: "initial_evaluation",
  ...fields,
});

it.each([
  ["Reading is slow", "reading"],
  ["trouble with MATH facts", "math"],
  ["Writing takes an hour", "written expression"],
  ["short attention", "attention and executive functioning"],
  ["cannot focus", "attention and executive functioning"],
  ["Her speech is hard to follow", "speech"],
  ["language is behind", "language: understanding it and using it"],
  ["fine motor: buttons", "fine motor skills"],
  ["gross-motor: stairs", "gross motor skills"],
])("%s → %s, beside cognitive ability", (academicConcerns, area) =>
  expect(assessmentAreas(form({ academicConcerns }))).toEqual(["cognitive ability", area]),
);

it.each([
  ["aggressive at recess", "behavior and social-emotional functioning"],
  ["disruptive in class", "behavior and social-emotional functioning"],
])("%s → %s, and sensory processing with every behavior concern", (behaviorConcerns, area) =>
  expect(assessmentAreas(form({ behaviorConcerns }))).toEqual([
    "cognitive ability",
    area,
    "sensory processing",
  ]),
);

it("adds sensory processing with motor concerns", () =>
  expect(assessmentAreas(form({ motorConcerns: "falls on stairs" }))).toEqual([
    "cognitive ability",
    "sensory processing",
  ]));

it("has each area once", () => {
  const areas = assessmentAreas(
    form({
      academicConcerns: "reading, reading and focus",
      behaviorConcerns: "no attention",
      motorConcerns: "stairs",
    }),
  );
  expect(areas).toEqual([
    "cognitive ability",
    "reading",
    "attention and executive functioning",
    "sensory processing",
  ]);
});

it("adds cognitive ability to evaluation letters only", () => {
  expect(assessmentAreas(form({ letterType: "re_evaluation" }))).toContain("cognitive ability");
  expect(assessmentAreas(form({ letterType: "fba_request", behaviorConcerns: "aggressive" }))).toEqual([
    "behavior and social-emotional functioning",
    "sensory processing",
  ]);
});

it("takes nothing from fields that say nothing, or that the letter does not show", () => {
  expect(assessmentAreas(form({ behaviorConcerns: "None" }))).toEqual(["cognitive ability"]);
  expect(assessmentAreas(form({ specificConcerns: "reading" }))).toEqual(["cognitive ability"]);
  expect(assessmentAreas(form({ letterType: "", academicConcerns: "reading" }))).toEqual([]);
});

it("does not take a word for another that it is a part of", () =>
  expect(assessmentAreas(form({ academicConcerns: "her aftermath, a spreading rash" }))).toEqual([
    "cognitive ability",
  ]));
