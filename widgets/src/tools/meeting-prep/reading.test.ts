import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { type ChecklistItem, sections, words } from "./content.ts";
import { checklistReport } from "./report.ts";

const unread = ["id", "kind", "type", "fileName", "provisions"];
const gradeOf = (content: unknown) => readingGrade(withoutLeftOut(textOf(content, unread)));

it("speaks in words for eight years of school", () => {
  expect(gradeOf(words)).toBeLessThanOrEqual(8);
  expect(gradeOf(checklistReport([], "November 21, 2026"))).toBeLessThanOrEqual(8);
});

it.each(sections)("has steps and rules of $id in such words", ({ items, law, description }) => {
  expect(gradeOf([description, items])).toBeLessThanOrEqual(8);
  expect(gradeOf(law)).toBeLessThanOrEqual(8);
});

const steps: readonly ChecklistItem[] = sections.flatMap(({ items }) => [...items]);

it.each(steps)("says the step $id in such words", ({ text, hint }) => {
  expect(gradeOf([text, hint])).toBeLessThanOrEqual(8);
});
