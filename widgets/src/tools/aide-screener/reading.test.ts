import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { crisisHelp } from "@iep-insider/sdk/safety";
import { expect, it } from "vitest";
import { categories, itemIds, questionnaireContent } from "./content.ts";
import { aideResult } from "./logic.ts";
import { aideReport } from "./report.ts";
import { result } from "./resultContent.ts";

const gradeOf = (content: unknown) => readingGrade(withoutLeftOut(textOf(content, unread)));
const unread = ["id", "kind", "fileName", "provisions"];
const reports = [
  [],
  ["transitions"],
  ["aggression", "transitions"],
  ["transitions", "iep-goals"],
  categories.flatMap((category) => itemIds[category]),
].map((ticks) => aideReport(aideResult(ticks), "November 21, 2026"));

it("asks in words for eight years of school", () => {
  expect(gradeOf(questionnaireContent(crisisHelp))).toBeLessThanOrEqual(8);
});

it.each(reports)("answers in words for eight years of school: $lead.1", (report) => {
  expect(gradeOf([report, result])).toBeLessThanOrEqual(8);
  expect(gradeOf(report.lead), "the answer itself").toBeLessThanOrEqual(8);
});
