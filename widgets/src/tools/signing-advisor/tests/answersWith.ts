import type { SigningAnswers } from "../logic.ts";
import { type QuestionId, questionIds, questions, type Weight } from "../questions.ts";

/** All 18 answered without a concern, but for the given ones. */
export function answersWith(
  values: Readonly<Partial<Record<QuestionId, string>>> = {},
  more: SigningAnswers = {},
): SigningAnswers {
  return {
    ...Object.fromEntries(questionIds.map((id) => [id, [values[id] ?? valueWithWeight(id, 1)]])),
    ...more,
  };
}

/** All 18 answered, the given questions with a concern of this weight. */
export function answersWithConcerns(
  ids: readonly QuestionId[],
  weight: Weight = 0.5,
  more: SigningAnswers = {},
): SigningAnswers {
  return answersWith(Object.fromEntries(ids.map((id) => [id, valueWithWeight(id, weight)])), more);
}

/** The first answer of a question that has this weight. */
export function valueWithWeight(id: QuestionId, weight: Weight): string {
  const option = questions[id].options.find((one) => one.weight === weight);
  if (!option) throw new Error(`${id} has no answer of weight ${weight}`);
  return option.value;
}
