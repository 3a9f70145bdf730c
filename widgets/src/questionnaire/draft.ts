import { answerInOrder, type Stage, screensOf } from "./answers.ts";
import type { Answers, QuestionnaireContent } from "./content.ts";

/** A questionnaire in progress, stored on our own origin for a reload in the same tab. */
export interface Draft {
  /** The questionnaire's id, if its tool has several. */
  readonly of?: string | undefined;
  readonly stage: Stage;
  readonly answers: Answers;
}

/** Parses a stored draft. Anything that does not fit the current content is dropped silently. */
export function readDraft(stored: unknown, content: QuestionnaireContent): Draft | null {
  if (typeof stored !== "object" || stored === null || !("stage" in stored) || !("answers" in stored))
    return null;
  const { stage, answers } = stored;
  if (questionnaireOfDraft(stored) !== (content.id ?? null)) return null;
  if (!isStage(stage, content) || typeof answers !== "object" || answers === null) return null;
  const kept: Record<string, readonly string[]> = {};
  const asked = content.sections.flatMap((section) => section.questions);
  for (const question of [...asked, ...(content.onResult ?? [])]) {
    const chosen: unknown = Reflect.get(answers, question.id);
    if (Array.isArray(chosen))
      kept[question.id] = answerInOrder(
        question,
        chosen.filter((id) => typeof id === "string"),
      );
  }
  return { ...(content.id ? { of: content.id } : {}), stage, answers: kept };
}

function isStage(stage: unknown, content: QuestionnaireContent): stage is Stage {
  if (typeof stage === "number")
    return Number.isInteger(stage) && stage >= 0 && stage < screensOf(content).length;
  return (
    (stage === "intro" && content.intro !== null) ||
    stage === "result" ||
    (stage === "review" && content.review !== null)
  );
}

/** @returns the questionnaire of a stored draft; null for an invalid one. */
export function questionnaireOfDraft(stored: unknown): string | null {
  if (typeof stored !== "object" || stored === null || !("of" in stored)) return null;
  return typeof stored.of === "string" ? stored.of : null;
}
