import type { Answers } from "../../../questionnaire/index.ts";
import { type AideOption, type Behavior, questions } from "./questions.ts";

/** From the weakest advice to the strongest. */
export const levels = ["general", "shared", "strong"] as const;
export type Level = (typeof levels)[number];

export interface AideNeedResult {
  readonly level: Level;
  /** Schoolwork alone made the level strong: then an aide is one of several options (ADR 26). */
  readonly onlyTeaching: boolean;
  /** The child is at risk now: this cannot wait for a meeting. */
  readonly isUrgent: boolean;
  readonly safety: AideOption<"safety"> | null;
  readonly academic: AideOption<"academic"> | null;
  readonly behaviors: readonly Behavior[];
  readonly care: AideOption<"care"> | null;
  readonly tried: readonly AideOption<"tried">[];
}

/** The same risks that make the 1:1 aide screener's level high. */
const highRisk: readonly Behavior[] = ["leaves-room", "self-injury"];

/**
 * The rule of the specification, raised to what the 1:1 aide screener says of the same need: running away or
 * self-injury is strong by itself; daily care and each behavior that takes an adult are more than general support. A
 * greater need never weakens the advice. What was tried does not change it.
 * @param answers as the runner has them; unknown answers count as nothing.
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

  const care = careAsked.options.map(({ id }) => id).find((id) => answers["care"]?.includes(id)) ?? null;

  const hasHighRisk = highRisk.some((id) => behaviors.includes(id));
  const isUnsafe = safety === "significant" || hasHighRisk || behaviors.length >= 4;
  const isStrong = isUnsafe || academic === "constant";
  const isShared =
    safety === "some" ||
    academic === "prompting" ||
    care === "daily" ||
    behaviors.length >= 2 ||
    behaviors.some((id) => id !== "refuses-work");
  return {
    level: isStrong ? "strong" : isShared ? "shared" : "general",
    onlyTeaching: isStrong && !isUnsafe,
    isUrgent: safety === "significant" || hasHighRisk,
    safety,
    academic,
    behaviors,
    care,
    tried: triedAsked.options.map(({ id }) => id).filter((id) => answers["tried"]?.includes(id)),
  };
}
