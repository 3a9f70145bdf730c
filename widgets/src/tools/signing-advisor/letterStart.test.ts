import { expect, it } from "vitest";
import { exceptionTexts } from "./exceptions.ts";
import { letterStart } from "./letterStart.ts";
import { type SigningAnswers, signingResult } from "./logic.ts";
import { type QuestionId, questionIds } from "./questions.ts";
import { answersWithConcerns } from "./tests/answersWith.ts";

function start(ids: readonly QuestionId[], more: SigningAnswers = {}) {
  const result = signingResult(answersWithConcerns(ids, 0, more));
  if (!result) throw new Error("an answer is missing");
  return letterStart(result);
}

it.each<[string, readonly QuestionId[], string]>([
  ["nothing is open", [], "follow_up"],
  ["one point is open", ["goals_measurable"], "disagreement"],
  ["many points are open", questionIds, "disagreement"],
  ["something was refused", ["services_denied"], "prior_written_notice"],
  ["services are cut", ["services_reduced"], "prior_written_notice"],
  ["refused, and another point", ["services_denied", "ready_to_sign"], "disagreement"],
])("the letter that fits where %s", (_, ids, letterType) =>
  expect(start(ids)["letterType"]).toBe(letterType),
);

it("begins with a line for each point, what the parent added, and the state", () =>
  expect(
    start(["goals_measurable", "ready_to_sign"], { additional_concerns: ["The bus ride."], state: ["OH"] }),
  ).toEqual({
    letterType: "disagreement",
    specificConcerns: [
      exceptionTexts.goals_measurable.neutral,
      exceptionTexts.ready_to_sign.neutral,
      "The bus ride.",
    ],
    state: "OH",
  }));
