import { cleanText } from "./reading/cleanText.ts";
import { languageOfGoal } from "./reading/languageOfGoal.ts";
import type { Goal } from "./reading/readGoal.ts";

export type NoGoal = "other-language" | "too-short" | "no-goal";

/** Why a text cannot be scored as a goal; null where it can. */
export function whyNoGoal(typed: string, goal: Goal): NoGoal | null {
  const { text } = cleanText(typed);
  if (languageOfGoal(text) === "other") return "other-language";
  const words = goal.text.match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return "no-goal";
  const isAny = goal.actions.some((action) => !isStory(action) && action.verb !== null) || isLine(goal.text);
  if (!isAny) return words.length < 5 ? "too-short" : "no-goal";
  return words.length < 3 ? "too-short" : null;
}

/** "The school will not test him": a report, not a goal. */
function isStory({ subject, isNegated, isByStaff, sentence }: Goal["actions"][number]): boolean {
  if (isNegated && (isByStaff || /\b(?:they|school|he|she)$/u.test(subject)))
    return isByStaff || /\bthey$/u.test(subject);
  return (
    /^(?:it|that|this|what|who|there|you|they|nobody|nothing)$/u.test(subject) ||
    /\b(?:told me|(?:they|he|she|it|teacher|principal|school|psych|director) (?:just |only )?(?:said|says))\b/iu.test(
      sentence.text,
    )
  );
}

/** "30 minutes of speech therapy": a service without a verb. */
function isLine(text: string): boolean {
  return /^(?:\p{L}+:\s*)?\d+\s*(?:x|minutes|min\.?|times|sessions|hours)\b/iu.test(text);
}
