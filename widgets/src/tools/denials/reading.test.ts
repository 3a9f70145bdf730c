import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { hints, words } from "./content.ts";
import { words as result, rights, verdictNames } from "./resultContent.ts";

it.each([
  ["the form", words],
  ["the result", [result, verdictNames]],
  ["the box of rights", rights],
  ...Object.entries(hints).flatMap(([reason, hint]) =>
    hint ? [[`the hint on ${reason}`, hint] as const] : [],
  ),
] as const)("speaks in words for eight years of school: %s", (_, content) => {
  expect(readingGrade(withoutLeftOut(textOf(content, ["provisions"])))).toBeLessThanOrEqual(8);
});
