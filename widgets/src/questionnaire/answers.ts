import type { Answers, Question, QuestionnaireContent, Section } from "./content.ts";

/** Where a parent stands: before the questions, in a section (by its index), looking over the answers (where there is a review), or at the result. */
export type Stage = "intro" | number | "review" | "result";

/** @returns the answer with its options in the order of the content, whatever the order of ticking. */
export function answerInOrder(question: Question, chosen: readonly string[]): readonly string[] {
  return question.options.map((option) => option.id).filter((id) => chosen.includes(id));
}

export function isAnswered(question: Question, answers: Answers): boolean {
  return (answers[question.id]?.length ?? 0) > 0;
}

/** The first required question of a section that has no answer yet. */
export function firstMissing(section: Section, answers: Answers): Question | undefined {
  return section.questions.find((question) => question.required && !isAnswered(question, answers));
}

/** @returns whole percent of the sections that lie behind, 0 to 100. */
export function percentComplete(section: number, of: number): number {
  return Math.round((section / of) * 100);
}

export function stageAfter(stage: Stage, content: QuestionnaireContent): Stage {
  if (stage === "intro") return 0;
  if (stage === "review" || stage === "result") return "result";
  if (stage + 1 < content.sections.length) return stage + 1;
  return content.review ? "review" : "result";
}

export function stageBefore(stage: Stage, content: QuestionnaireContent): Stage {
  if (stage === "result" && content.review) return "review";
  if (stage === "review" || stage === "result") return content.sections.length - 1;
  return stage === "intro" || stage === 0 ? "intro" : stage - 1;
}
