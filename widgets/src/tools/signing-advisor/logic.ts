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
import { partialConsent } from "./stateSigning.ts";

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
  /** The answers that decide by themselves, whatever the others say. */
  readonly decisive: readonly Concern[];
  /** False where the state's rule does not let a parent agree to only a part. */
  readonly mayAgreeInPart: boolean;
  /** What the parent may take out of their consent; empty but for `sign_with_exceptions` where the state's rule allows it. */
  readonly exceptions: readonly QuestionId[];
  /** What the parent added in their own words, or null. */
  readonly ownConcern: string | null;
  readonly situation: Situation;
  readonly state: StateCode | null;
}

/** Question id to the values chosen, as the questionnaire keeps them. */
export type SigningAnswers = Readonly<Record<string, readonly string[]>>;

/**
 * The recommendation: what is at stake decides first, then how many answers are a plain "no". Another or a stronger
 * concern never weakens it.
 * @returns null while one of the 18 questions has no answer.
 */
export function signingResult(answers: SigningAnswers): SigningResult | null {
  const concerns: Concern[] = [];
  for (const id of questionIds) {
    const answer = questions[id].options.find(({ value }) => value === answers[id]?.[0]);
    if (!answer) return null;
    if (answer.weight < 1) concerns.push({ id, answer });
  }
  const decisive = concerns.filter(({ id, answer }) => decides.includes(id) && answer.weight === 0);
  const strong = concerns.filter(({ answer }) => answer.weight === 0);
  const isNotReady = decisive.length > 0 || strong.length >= notReadyFrom;
  const recommendation = isNotReady ? "do_not_sign" : concerns.length > 0 ? "sign_with_exceptions" : "sign";
  const chosen = answers[unweighed.state]?.[0] ?? "";
  const state = isStateCode(chosen) ? chosen : null;
  const mayAgreeInPart = state === null || partialConsent[state] !== "no";
  return {
    recommendation,
    confidence: recommendation === "sign_with_exceptions" && concerns.length > 1 ? "medium" : "high",
    concerns,
    decisive,
    mayAgreeInPart,
    exceptions:
      recommendation === "sign_with_exceptions" && mayAgreeInPart ? concerns.map(({ id }) => id) : [],
    ownConcern: answers[unweighed.ownConcern]?.[0]?.trim() || null,
    situation: situations.find((one) => one === answers[unweighed.situation]?.[0]) ?? "unsure",
    state,
  };
}

/** A "no" to fit, safety or readiness, or services that are cut: more is at stake than an exception can hold. */
const decides: readonly QuestionId[] = [
  "placement_appropriate",
  "behavior_needs_addressed",
  "services_reduced",
  "ready_to_sign",
];

/** With this many answers of weight 0 and more, it is not time to sign yet. Mild doubts alone never are. */
const notReadyFrom = 4;
