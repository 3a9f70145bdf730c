import type { Answers, Question, QuestionnaireContent, Section } from "./content.ts";

/** The current step: the intro, a screen of questions (by its index), the review (if there is one), or the result. */
export type Stage = "intro" | number | "review" | "result";

/** The screens of questions: one per section, or one with all of them. */
export function screensOf({ sections, onePage }: QuestionnaireContent): readonly (readonly Section[])[] {
  return onePage ? [sections] : sections.map((section) => [section]);
}

/** The first step, also after starting over. */
export function firstStage({ intro }: QuestionnaireContent): Stage {
  return intro ? "intro" : 0;
}

/** @returns the answer with its options in the content's order; a text unchanged, or nothing if it is blank. */
export function answerInOrder(question: Question, chosen: readonly string[]): readonly string[] {
  if (question.kind === "text") return chosen.slice(0, 1).filter((text) => text.trim() !== "");
  return question.options.map((option) => option.id).filter((id) => chosen.includes(id));
}

/** The answer after a choice: "none of these" excludes the others, whichever was chosen last. */
export function answerAfter(
  question: Question,
  before: readonly string[],
  chosen: readonly string[],
): readonly string[] {
  const answer = answerInOrder(question, chosen);
  if (question.kind !== "many") return answer;
  const isNone = (id: string) => question.options.some((option) => option.id === id && option.isNone);
  const none = answer.filter(isNone);
  if (none.length === 0 || none.length === answer.length) return answer;
  return none.some((id) => !before.includes(id)) ? none : answer.filter((id) => !isNone(id));
}

export function isAnswered(question: Question, answers: Answers): boolean {
  return (answers[question.id]?.length ?? 0) > 0;
}

export function requiredOf(sections: readonly Section[]): readonly Question[] {
  return sections.flatMap((section) => section.questions).filter((question) => question.required);
}

/** The required questions of a screen without an answer. */
export function missingOf(sections: readonly Section[], answers: Answers): readonly Question[] {
  return requiredOf(sections).filter((question) => !isAnswered(question, answers));
}

/** @returns whole percent, 0 to 100. */
export function percentComplete(done: number, of: number): number {
  return of === 0 ? 100 : Math.round((done / of) * 100);
}

export function stageAfter(stage: Stage, content: QuestionnaireContent): Stage {
  if (stage === "intro") return 0;
  if (stage === "review" || stage === "result") return "result";
  if (stage + 1 < screensOf(content).length) return stage + 1;
  return content.review ? "review" : "result";
}

export function stageBefore(stage: Stage, content: QuestionnaireContent): Stage {
  if (stage === "result" && content.review) return "review";
  if (stage === "review" || stage === "result") return screensOf(content).length - 1;
  return stage === "intro" || stage === 0 ? firstStage(content) : stage - 1;
}
