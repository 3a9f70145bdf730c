import { expect, test } from "vitest";
import { goalLabelOf } from "./goalLabels.ts";

test.each([
  ["Goal 3 of 5", "goal", ""],
  ["Long-term goal: Ana will read.", "goal", "Ana will read."],
  ["Goal 1, linked to need 2: Task initiation", "goal", "Task initiation"],
  ["Annual goal #2 (Self-determination)", "goal", "Self-determination"],
  ["Educational need area: Reading", "area", "Reading"],
  ["Need addressed: Reading fluency", "area", "Reading fluency"],
  ["Area addressed by the goal: Reading", "area", "Reading"],
  ["Goal 1. Area: Planning", "goal", "Planning"],
  ["Annual goal 2 in study skills:", "goal", "study skills"],
  ["Goal no.: 3", "other", "3"],
  ["Benchmark A: 60 words", "objective", "60 words"],
])("reads %s as a label of a %s", (cell, role, rest) => {
  expect(goalLabelOf(cell)).toEqual({ role, rest });
});

test("takes a sentence about goals for no label", () => {
  expect(goalLabelOf("Goals are reviewed every quarter.")).toBeNull();
});
