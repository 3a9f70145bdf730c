import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { words as card } from "./cardContent.ts";
import { howItWorks, words } from "./content.ts";

const said = (content: object): unknown[] =>
  Object.values(content).map((one) => (typeof one === "function" ? one("ESY") : one));

it.each([
  ["the form", said(words)],
  ["the card", said(card)],
  ["how it works", howItWorks],
])("speaks in words for eight years of school: %s", (_, content) => {
  expect(readingGrade(withoutLeftOut(textOf(content)))).toBeLessThanOrEqual(8);
});
