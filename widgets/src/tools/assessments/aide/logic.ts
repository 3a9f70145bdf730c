import type { Answers } from "../../../questionnaire/index.ts";
import { type AideOption, type Behavior, questions } from "./questions.ts";

/** From the weakest advice to the strongest. */
export const levels = ["general", "shared", "strong"] as const;
export type Level = (typeof levels)[number];

export interface AideNeedResult {
  readonly level: Level;
  /** Schoolwork alone has made the level strong: then an aide is one of several options (DECISIONS 21). */
  readonly onlyTeaching: boolean;
  readonly safety: AideOption<"safety"> | null;
  readonly academic: AideOption<"academic"> | null;
  readonly behaviors: readonly Behavior[];
  readonly care: AideOption<"care"> | null;
  readonly tried: readonly AideOption<"tried">[];
}

/**
 * The rule of tools.md section 9. A greater risk, more help with schoolwork or one more behavior never weakens the
 * advice. Help with care and what was tried do not change it.
 * @param answers as the runner has them; what is no answer of ours counts nothing.
 */
export function aideNeedResult(answers: Answers): AideNeedResult {
  const [safetyAsked, academicAsked, behaviorsAsked, careAsked, triedAsked] = questions;
  const safety =
    safetyAsked.options.map(({ id }) => id).find((id) => answers["safety"]?.includes(id)) ?? null;
  const academic =
    academicAsked.options.map(({ id }) => id).find((id) => answers["academic"]?.includes(id)) ?? null;
  const behaviors = behaviorsAsked.options
    .map(({ id }) => id)
    .filter((id): id is Behavior => id !== "none" && (answers["behaviors"]?.includes(id) ?? false));

  const isUnsafe = safety === "significant" || behaviors.length >= 4;
  const isStrong = isUnsafe || academic === "constant";
  const isShared = safety === "some" || academic === "prompting" || behaviors.length >= 2;
  return {
    level: isStrong ? "strong" : isShared ? "shared" : "general",
    onlyTeaching: isStrong && !isUnsafe,
    safety,
    academic,
    behaviors,
    care: careAsked.options.map(({ id }) => id).find((id) => answers["care"]?.includes(id)) ?? null,
    tried: triedAsked.options.map(({ id }) => id).filter((id) => answers["tried"]?.includes(id)),
  };
}
