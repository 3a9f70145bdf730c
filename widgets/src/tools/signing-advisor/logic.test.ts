import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Recommendation, type SigningAnswers, signingResult } from "./logic.ts";
import { questionIds, questions } from "./questions.ts";
import { answersWith, answersWithConcerns } from "./tests/answersWith.ts";

const order: readonly Recommendation[] = ["sign", "sign_with_exceptions", "do_not_sign"];
const first = (count: number) => questionIds.slice(0, count);

/** The result of answers that are whole. */
function resultOf(answers: SigningAnswers) {
  const result = signingResult(answers);
  if (!result) throw new Error("an answer is missing");
  return result;
}

describe("the recommendation", () => {
  it.each([
    [0, "sign", "high"],
    [1, "sign_with_exceptions", "high"],
    [2, "sign_with_exceptions", "medium"],
    [18, "sign_with_exceptions", "medium"],
  ] as const)("%i mild doubts: %s, %s", (count, recommendation, confidence) =>
    expect(resultOf(answersWithConcerns(first(count), 0.5))).toMatchObject({ recommendation, confidence }),
  );

  it.each([
    [3, "sign_with_exceptions"],
    [4, "do_not_sign"],
  ] as const)("%i plain concerns that do not decide by themselves: %s", (count, recommendation) =>
    expect(resultOf(answersWithConcerns(first(count), 0))).toMatchObject({ recommendation, decisive: [] }),
  );

  const decides = [
    "placement_appropriate",
    "behavior_needs_addressed",
    "services_reduced",
    "ready_to_sign",
  ] as const;
  it.each(decides)("%s decides alone, and a mild doubt there does not", (id) => {
    expect(resultOf(answersWithConcerns([id], 0))).toMatchObject({
      recommendation: "do_not_sign",
      decisive: [{ id }],
    });
    expect(resultOf(answersWithConcerns([id], 0.5)).recommendation).toBe("sign_with_exceptions");
  });

  it.each([
    ["DC", "first", false],
    ["DC", "later", false],
    ["MA", "later", true],
    ["OH", "first", true],
  ])("%s, %s IEP: agreeing in part %s", (state, which, may) => {
    const result = resultOf(answersWithConcerns(first(2), 0.5, { state: [state], first_iep: [which] }));
    expect(result.mayAgreeInPart).toBe(may);
    expect(result.exceptions).toEqual(may ? first(2) : []);
  });

  it.each(questionIds)("counts each answer to %s below 1 as one concern, and no other", (id) => {
    for (const { value, weight } of questions[id].options) {
      const { concerns } = resultOf(answersWith({ [id]: value }));
      expect(concerns.map((concern) => concern.id)).toEqual(weight < 1 ? [id] : []);
    }
  });

  it("has exceptions only where it is to sign with exceptions", () => {
    expect(resultOf(answersWith()).exceptions).toEqual([]);
    expect(resultOf(answersWithConcerns(first(3))).exceptions).toEqual(first(3));
    expect(resultOf(answersWithConcerns(first(4), 0)).exceptions).toEqual([]);
  });

  it.each(questionIds)("is not there while %s has no answer", (id) => {
    expect(signingResult({ ...answersWith(), [id]: [] })).toBeNull();
    expect(signingResult({ ...answersWith(), [id]: ["no-such-answer"] })).toBeNull();
  });
});

const anyAnswers = fc.record(
  Object.fromEntries(
    questionIds.map((id) => [
      id,
      fc.constantFrom(...questions[id].options.map(({ value }) => value)).map((value) => [value]),
    ]),
  ),
);

it("for any answers another or a stronger concern never weakens the advice", () =>
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...questionIds), (answers, id) => {
      const ordered = [...questions[id].options].sort((a, b) => b.weight - a.weight);
      const advice = ordered.map(({ value }) =>
        order.indexOf(resultOf({ ...answers, [id]: [value] }).recommendation),
      );
      expect(advice).toEqual([...advice].sort((a, b) => a - b));
    }),
  ));

it("for any answers what a parent adds, the state and the first IEP do not count", () =>
  fc.assert(
    fc.property(
      anyAnswers,
      fc.string(),
      fc.constantFrom("first", "later", "unsure"),
      (answers, own, which) => {
        const more = { additional_concerns: [own], state: ["MA"], first_iep: [which] };
        const { ownConcern, state, situation, ...same } = resultOf({ ...answers, ...more });
        expect(resultOf(answers)).toEqual({ ...same, ownConcern: null, state: null, situation: "unsure" });
        expect([ownConcern, state, situation]).toEqual([own.trim() || null, "MA", which]);
      },
    ),
  ));

it.each([["XX"], ["constructor"], [""]])("takes no notice of a state %j that is none", (state) =>
  expect(resultOf(answersWith({}, { state: [state], first_iep: ["x"] }))).toMatchObject({
    state: null,
    situation: "unsure",
  }),
);
