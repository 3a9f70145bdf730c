import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { content, questions } from "./content.ts";
import { letterStart } from "./letterStart.ts";
import { planResult } from "./logic.ts";
import { planReport } from "./report.ts";
import { result, report as text } from "./resultContent.ts";

const gradeOf = (content: unknown) => readingGrade(withoutLeftOut(textOf(content, unread)));
const unread = ["id", "kind", "fileName", "provisions", "letterType"];

/** Each question answered with its option of that number. */
const answersAt = (option: 0 | 1 | 2 | 3) =>
  Object.fromEntries(questions.map(({ id, options }) => [id, [options[option].id]]));
const levels = [0, 1, 2, 3] as const;

it("asks in words for eight years of school", () => {
  expect(gradeOf(content)).toBeLessThanOrEqual(8);
  for (const section of content.sections) expect(gradeOf(section), section.id).toBeLessThanOrEqual(8);
});

it.each(levels)("answers in words for eight years of school: option %d of each question", (level) => {
  const report = planReport(planResult(answersAt(level)), "November 21, 2026");
  expect(gradeOf([report, result])).toBeLessThanOrEqual(8);
  // The name of a band is the specification's.
  expect(gradeOf(report.lead.slice(1)), "the answer itself").toBeLessThanOrEqual(8);
});

it("explains itself and the law in words for eight years of school", () => {
  expect(gradeOf(text)).toBeLessThanOrEqual(8);
});

it.each(levels.slice(1))("hands over lines for eight years of school: option %d", (level) => {
  expect(gradeOf(letterStart(planResult(answersAt(level))))).toBeLessThanOrEqual(8);
});
