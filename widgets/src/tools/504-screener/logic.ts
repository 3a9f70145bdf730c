import type { Answers } from "../../questionnaire/index.ts";
import { type OptionId, type QuestionId, questions } from "./content.ts";
import type { Band } from "./resultContent.ts";

export type Points = 0 | 1 | 2 | 3;

/** The points of each answer (ADR 26): 0 to 3, more for a stronger need. */
export const points: { readonly [Id in QuestionId]: Readonly<Record<OptionId<Id>, Points>> } = {
  skills: { "on-level": 0, slightly: 1, "one-year": 2, more: 3 },
  help: { none: 0, changes: 1, "small-group": 2, specialist: 3 },
  frequency: { rarely: 0, weekly: 1, "most-days": 2, "all-day": 3 },
  areas: { none: 0, one: 1, two: 2, three: 3 },
  progress: { well: 0, untried: 1, some: 2, little: 3 },
  evaluation: { none: 0, suspected: 1, doctor: 2, report: 3 },
  away: { never: 0, monthly: 1, weekly: 2, daily: 3 },
  "without-help": { same: 0, less: 1, little: 2, none: 3 },
};

/** Eight times three. */
export const maximum = 24;

/** A question with its answer; null if an older version's draft has none. */
export interface ScoredAnswer {
  readonly question: QuestionId;
  readonly option: OptionId | null;
  readonly points: Points;
}

export interface PlanResult {
  /** 0 to 24. */
  readonly score: number;
  readonly band: Band;
  /** All eight, in the screener's order. */
  readonly answers: readonly ScoredAnswer[];
  /** "Teaching in a different way" is special education under the law: it counts more than its three points. */
  readonly needsSpecialTeaching: boolean;
}

/**
 * The score and the band. An answer with more points never leads to a lower band.
 * @param answers the chosen option by question id, as in the runner; unknown answers are ignored.
 */
export function planResult(answers: Answers): PlanResult {
  const scored = questions.map(({ id, options }): ScoredAnswer => {
    const option = options.find((one) => answers[id]?.includes(one.id))?.id ?? null;
    const weights: Readonly<Record<string, Points>> = points[id];
    return { question: id, option, points: option === null ? 0 : (weights[option] ?? 0) };
  });
  const score = scored.reduce((sum, one) => sum + one.points, 0);
  return {
    score,
    band: bandOf(score, scored),
    answers: scored,
    needsSpecialTeaching: scored.some(
      ({ question, option }) => question === "help" && option === "specialist",
    ),
  };
}

/** A strongest answer to one of these is enough to evaluate, whatever the total. */
const enoughAlone: readonly QuestionId[] = [
  "skills",
  "help",
  "progress",
  "evaluation",
  "away",
  "without-help",
];

/**
 * The specification's bands (0-8, 9-16, 17-24), with two exceptions: a score of 0 shows no need, and grades on level in
 * one answer cannot outvote a strong need in another (34 CFR 300.101(c)).
 */
function bandOf(score: number, answers: readonly ScoredAnswer[]): Band {
  if (score >= 17) return "strong";
  const isEnough = answers.some(({ question, points }) => points === 3 && enoughAlone.includes(question));
  if (score >= 9 || isEnough) return "consider";
  return score === 0 ? "none" : "support";
}
