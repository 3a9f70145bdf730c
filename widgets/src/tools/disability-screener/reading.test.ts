import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { crisisHelp } from "@iep-insider/sdk/safety";
import { expect, it } from "vitest";
import { categories, itemsOf, questionnaireContent, sectionIds } from "./content.ts";
import { letterStart } from "./letterStart.ts";
import { evaluationResult } from "./logic.ts";
import { evaluationReport } from "./report.ts";
import { result } from "./resultContent.ts";

// The names of the categories are the law's and the spec's, not ours to say more plainly.
const gradeOf = (content: unknown) => readingGrade(withoutLeftOut(textOf(content, unread), categories));
const unread = ["id", "kind", "fileName", "provisions"];
const all = sectionIds.flatMap(itemsOf);
const cases: readonly (readonly [string, readonly string[]])[] = [
  ["nothing ticked", []],
  ["everything", all],
  ["something urgent", ["social-emotional-6", "health-medical-6"]],
  ...sectionIds.map((section) => [section, itemsOf(section)] as const),
];

it("asks in words for eight years of school", () => {
  const content = questionnaireContent(crisisHelp);
  expect(gradeOf(content)).toBeLessThanOrEqual(8);
  for (const section of content.sections) expect(gradeOf(section), section.id).toBeLessThanOrEqual(8);
});

it.each(cases)("answers in words for eight years of school: %s", (_, ticks) => {
  const report = evaluationReport(evaluationResult(ticks), "November 21, 2026", crisisHelp);
  expect(gradeOf([report, result])).toBeLessThanOrEqual(8);
  expect(gradeOf(report.lead), "the answer itself").toBeLessThanOrEqual(8);
});

it("hands over lines for eight years of school", () => {
  expect(gradeOf(letterStart(evaluationResult(all)))).toBeLessThanOrEqual(8);
});
