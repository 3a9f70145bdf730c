import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { endWords } from "./endWords.ts";
import { reviewWords } from "./reviewWords.ts";
import { answerWords, keptWords, summaryWords } from "./words.ts";

const said = (content: object): unknown[] =>
  Object.values(content).flatMap((one) => {
    if (typeof one === "function") return one(2, 3);
    return typeof one === "object" && one !== null ? said(one) : [one];
  });

it.each([
  ["the form and its failures", answerWords],
  ["the last answer", keptWords],
  ["the form's summary", summaryWords],
  ["the review", reviewWords],
  ["the end of an answer", endWords],
])("reads at grade 8 or below: %s", (_, content) =>
  expect(readingGrade(withoutLeftOut(textOf(said(content))))).toBeLessThanOrEqual(8),
);
