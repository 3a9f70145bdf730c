import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { describe, expect, it } from "vitest";
import { tones } from "./builderQuestions.ts";
import { concernWords } from "./concernWords.ts";
import { exceptionTexts } from "./exceptions.ts";
import { letterStart } from "./letterStart.ts";
import { signingResult } from "./logic.ts";
import { questionnaire as content } from "./questionnaire.ts";
import { type QuestionId, questionIds } from "./questions.ts";
import { signingReport } from "./report.ts";
import * as resultContent from "./resultContent.ts";
import { loadState } from "./StateFacts.tsx";
import { exceptionStatement } from "./statement.ts";
import { builder, letterNext, sheet } from "./statementContent.ts";
import { answersWithConcerns } from "./tests/answersWith.ts";

const gradeOf = (words: unknown) => readingGrade(withoutLeftOut(textOf(words, unread)));
const unread = ["id", "kind", "fileName", "provisions", "citation", "officialAddress", "status", "asOf"];
const today = "2026-11-21";

const resultOf = (ids: readonly QuestionId[]) => {
  const result = signingResult(answersWithConcerns(ids, 0));
  if (!result) throw new Error("an answer is missing");
  return result;
};
const counts = [0, 1, 3, 4, 18];

it("asks in words for eight years of school", () => {
  const [start, ...sections] = content.sections;
  expect(gradeOf([content.intro, content.onePage, start?.title, start?.lead, sections])).toBeLessThanOrEqual(
    8,
  );
  for (const section of sections) expect(gradeOf(section), section.id).toBeLessThanOrEqual(8);
});

it.each(counts)("answers in words for eight years of school: %i concerns", (count) => {
  const report = signingReport(resultOf(questionIds.slice(0, count)), null, today);
  expect(gradeOf([report, resultContent.result])).toBeLessThanOrEqual(8);
  expect(gradeOf(report.lead), "the answer itself").toBeLessThanOrEqual(8);
});

it("says what a state's rule is in words for eight years of school, but for the rule's own", async () => {
  const { consent } = await loadState("MA", today);
  expect(gradeOf([consent.title, resultContent.stateWords])).toBeLessThanOrEqual(8);
});

it.each(questionIds)("speaks plainly of %s", (id) => {
  expect(gradeOf([concernWords[id], exceptionTexts[id]])).toBeLessThanOrEqual(8);
});

describe("the statement", () => {
  it.each(tones)("in the %s tone is for eight years of school", (tone) => {
    const statement = exceptionStatement({ exceptions: questionIds, custom: "", tone }, today);
    const short = exceptionStatement({ exceptions: ["ready_to_sign"], custom: "", tone }, today);
    expect(gradeOf([statement])).toBeLessThanOrEqual(8);
    expect(gradeOf([short])).toBeLessThanOrEqual(8);
  });

  it("has words around it for eight years of school", () => {
    expect(gradeOf([builder, sheet, letterNext])).toBeLessThanOrEqual(8);
  });

  it("hands over lines for eight years of school", () => {
    expect(gradeOf(letterStart(resultOf(questionIds)))).toBeLessThanOrEqual(8);
  });
});
