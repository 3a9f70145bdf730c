import { stateNames } from "@iep-insider/sdk/law";
import type { Question, QuestionnaireContent, Section } from "../../questionnaire/index.ts";
import { builderQuestions } from "./builderQuestions.ts";
import { advisorWords, categoryTitles } from "./content.ts";
import { type Category, categories, questionIds, questions, situations, unweighed } from "./questions.ts";

/** Asked before the 18 questions, optionally and not counted, since both change what a signature means (ADR 26). */
export const stateQuestion = {
  id: unweighed.state,
  question: advisorWords.state,
  kind: "select",
  required: false,
  none: advisorWords.noState,
  options: Object.entries(stateNames).map(([id, label]) => ({ id, label })),
} as const satisfies Question;

const firstIepQuestion: Question = {
  id: unweighed.situation,
  question: advisorWords.firstIep,
  kind: "one",
  required: false,
  options: situations.map((id) => ({ id, label: advisorWords.situations[id] })),
};

const ownConcernQuestion: Question = {
  id: unweighed.ownConcern,
  question: advisorWords.ownConcern,
  hint: advisorWords.ownConcernHint,
  kind: "text",
  required: false,
  rows: 4,
};

/** All questions on one page, grouped by category, as the runner asks them. */
export const questionnaire: QuestionnaireContent = {
  intro: advisorWords.intro,
  onePage: advisorWords.onePage,
  sections: [
    { ...advisorWords.before, id: "before", questions: [stateQuestion, firstIepQuestion] },
    ...categories.map(sectionOf),
    { id: "more", title: advisorWords.more, questions: [ownConcernQuestion] },
  ],
  onResult: Object.values(builderQuestions),
  previousOnFirst: "intro",
  review: null,
  labels: advisorWords.labels,
};

function sectionOf(category: Category): Section {
  const ids = questionIds.filter((id) => questions[id].category === category);
  return {
    id: category,
    title: categoryTitles[category],
    questions: ids.map((id) => {
      const { question, hint, options } = questions[id];
      return {
        id,
        question,
        ...(hint ? { hint } : {}),
        kind: "one" as const,
        required: true,
        options: options.map(({ value, label }) => ({ id: value, label })),
      };
    }),
  };
}
