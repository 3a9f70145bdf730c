import { answerInOrder, type Stage, screensOf } from "./answers.ts";
import type { Answers, QuestionnaireContent } from "./content.ts";

/** Work in progress, as it is kept on our own origin for a reload in the same tab. */
export interface Draft {
  /** The questionnaire's id, where its tool has several. */
  readonly of?: string | undefined;
  readonly stage: Stage;
  readonly answers: Answers;
}

/**
 * Reads a stored draft. Whatever does not fit today's content is dropped, silently: an old draft, another
 * version's, or something that is no draft at all.
 */
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

/** @returns which of a tool's questionnaires a stored draft is of; null where it is of none. */
export function questionnaireOfDraft(stored: unknown): string | null {
  if (typeof stored !== "object" || stored === null || !("of" in stored)) return null;
  return typeof stored.of === "string" ? stored.of : null;
}
