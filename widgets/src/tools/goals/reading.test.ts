import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { words } from "./content.ts";
import { bandMeanings, bandNames, words as result } from "./resultContent.ts";

const said = (content: object): unknown[] =>
  Object.values(content).map((one) => (typeof one === "function" ? one(2, "Strong") : one));

it.each([
  ["the form", [words]],
  ["the result", [said(result), bandNames, bandMeanings]],
])("speaks in words for eight years of school: %s", (_, content) => {
  expect(readingGrade(withoutLeftOut(textOf(content)))).toBeLessThanOrEqual(8);
});
