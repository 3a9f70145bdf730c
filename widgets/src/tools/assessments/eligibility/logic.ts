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
  /** Only the duration keeps the advice from being an evaluation, and duration is no legal test. */
  readonly onlyTimeIsMissing: boolean;
}

/**
 * How much it gets in the way decides first. One more concern, a longer time or a greater impact never
 * weakens the advice. What was tried and who has seen it do not change it.
 * @param answers as the runner has them; unknown answers count as nothing.
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

  const advice = adviceFor(concerns.length, duration, impact);
  return {
    advice,
    concerns,
    duration,
    impact,
    tried: triedAsked.options.map(({ id }) => id).filter((id) => answers["tried"]?.includes(id)),
    evidence:
      evidenceAsked.options.map(({ id }) => id).find((id) => answers["evidence"]?.includes(id)) ?? null,
    onlyTimeIsMissing: impact === "moderate" && advice !== "evaluation",
  };
}

/**
 * Schools must find every child who is suspected of having a disability and may need special education, also one who
 * moves up from grade to grade (34 CFR 300.111), and may not wait for interventions to run (OSEP Memo 11-07). So a
 * child who cannot keep up is reason enough, however few the areas and however short the time.
 */
function adviceFor(
  concerns: number,
  duration: EligibilityResult["duration"],
  impact: EligibilityResult["impact"],
): Advice {
  const isYearOrMore = duration === "1-2-years" || duration === "over-2-years";
  const isHalfYearOrMore = isYearOrMore || duration === "6-12-months";
  if (impact === "significant") return "evaluation";
  if (impact === "moderate") return isHalfYearOrMore || concerns >= 3 ? "evaluation" : "504";
  if (impact === "some") return isYearOrMore || concerns >= 2 ? "504" : "monitor";
  return "monitor";
}
