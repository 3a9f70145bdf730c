import { isStateCode, type StateCode } from "@iep-insider/sdk/law";
import {
  type AnswerOption,
  type QuestionId,
  questionIds,
  questions,
  type Situation,
  situations,
  unweighed,
} from "./questions.ts";

export type Recommendation = "sign" | "sign_with_exceptions" | "do_not_sign";
/** How clearly the answers point to the recommendation. */
export type Confidence = "high" | "medium";

/** An answer below weight 1. */
export interface Concern {
  readonly id: QuestionId;
  readonly answer: AnswerOption;
}

export interface SigningResult {
  readonly recommendation: Recommendation;
  readonly confidence: Confidence;
  /** The answers that led here, in the order of the questions. */
  readonly concerns: readonly Concern[];
  /** What the parent may take out of their consent; empty but for `sign_with_exceptions`. */
  readonly exceptions: readonly QuestionId[];
  /** What the parent added in their own words, or null. */
  readonly ownConcern: string | null;
  readonly situation: Situation;
  readonly state: StateCode | null;
}

/** Question id to the values chosen, as the questionnaire keeps them. */
export type SigningAnswers = Readonly<Record<string, readonly string[]>>;

/**
 * The recommendation (tools.md section 4, DECISIONS 22). Another concern never weakens it.
 * @returns null while one of the 18 questions has no answer.
 */
export function signingResult(answers: SigningAnswers): SigningResult | null {
  const concerns: Concern[] = [];
  for (const id of questionIds) {
    const answer = questions[id].options.find(({ value }) => value === answers[id]?.[0]);
    if (!answer) return null;
    if (answer.weight < 1) concerns.push({ id, answer });
  }
  const recommendation = recommendationFor(concerns.length);
  const state = answers[unweighed.state]?.[0] ?? "";
  return {
    recommendation,
    confidence: concerns.length === 2 || concerns.length === 3 ? "medium" : "high",
    concerns,
    exceptions: recommendation === "sign_with_exceptions" ? concerns.map(({ id }) => id) : [],
    ownConcern: answers[unweighed.ownConcern]?.[0]?.trim() || null,
    situation: situations.find((one) => one === answers[unweighed.situation]?.[0]) ?? "unsure",
    state: isStateCode(state) ? state : null,
  };
}

/** With this many concerns and more, it is not time to sign yet. */
const notReadyFrom = 4;

function recommendationFor(concerns: number): Recommendation {
  if (concerns === 0) return "sign";
  return concerns < notReadyFrom ? "sign_with_exceptions" : "do_not_sign";
}
