import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { howItWorks, issues, meetings, toasts, urgencies, words, yesNo } from "./content.ts";
import { words as result, urgencyLevels } from "./resultContent.ts";

const said = (content: object): unknown[] =>
  Object.values(content).map((one) => (typeof one === "function" ? one(3, "Write to the school") : one));

it.each([
  ["the form", [words, toasts]],
  ["what can be chosen", [issues, meetings, urgencies, yesNo]],
  ["how it works", howItWorks],
  ["the plan", [said(result), urgencyLevels]],
])("speaks in words for eight years of school: %s", (_, content) => {
  expect(readingGrade(withoutLeftOut(textOf(content)))).toBeLessThanOrEqual(8);
});
