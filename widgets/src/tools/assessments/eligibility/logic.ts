import type { Answers } from "../../../questionnaire/index.ts";
import { type EligibilityOption, questions } from "./questions.ts";

/** From the weakest advice to the strongest. */
export const advices = ["monitor", "504", "evaluation"] as const;
export type Advice = (typeof advices)[number];

export interface EligibilityResult {
  readonly advice: Advice;
  readonly concerns: readonly EligibilityOption<"concerns">[];
  readonly duration: EligibilityOption<"duration"> | null;
  readonly impact: EligibilityOption<"impact"> | null;
  readonly tried: readonly EligibilityOption<"tried">[];
  readonly evidence: EligibilityOption<"evidence"> | null;
  /** Only the time since it began keeps the advice from being an evaluation; and time is no legal test. */
  readonly onlyTimeIsMissing: boolean;
}

/**
 * The rule of tools.md section 9, its second branch as DECISIONS 20 reads it: some impact or more. One more concern, a
 * longer time or a greater impact never weakens the advice. What was tried and who has seen it do not change it.
 * @param answers as the runner has them; what is no answer of ours counts nothing.
 */
export function eligibilityResult(answers: Answers): EligibilityResult {
  const [concernsAsked, durationAsked, impactAsked, triedAsked, evidenceAsked] = questions;
  const concerns = concernsAsked.options
    .map(({ id }) => id)
    .filter((id) => answers["concerns"]?.includes(id));
  const durations = durationAsked.options.map(({ id }) => id);
  const impacts = impactAsked.options.map(({ id }) => id);
  const duration = durations.find((id) => answers["duration"]?.includes(id)) ?? null;
  const impact = impacts.find((id) => answers["impact"]?.includes(id)) ?? null;

  const isLong = duration === "1-2-years" || duration === "over-2-years";
  const isStrong = impact === "moderate" || impact === "significant";
  const wouldBeEvaluation = concerns.length >= 3 && isStrong;
  const isSome = isStrong || impact === "some";
  const advice =
    wouldBeEvaluation && isLong ? "evaluation" : concerns.length >= 2 && isSome ? "504" : "monitor";
  return {
    advice,
    concerns,
    duration,
    impact,
    tried: triedAsked.options.map(({ id }) => id).filter((id) => answers["tried"]?.includes(id)),
    evidence:
      evidenceAsked.options.map(({ id }) => id).find((id) => answers["evidence"]?.includes(id)) ?? null,
    onlyTimeIsMissing: wouldBeEvaluation && !isLong,
  };
}
