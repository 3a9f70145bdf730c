import { crisisHelp } from "@iep-insider/sdk/safety";
import type { Option, QuestionnaireContent } from "../../questionnaire/index.ts";
import { questions as aide, selfInjury } from "./aide/questions.ts";
import { type AskedQuestion, checkAllHint, labels, type QuestionnaireId } from "./content.ts";
import { questions as eligibility } from "./eligibility/questions.ts";
import { questions as planning } from "./planning/questions.ts";

/** The three questionnaires for the runner: each begins at its first question, since its card is the intro. */
export const questionnaires: Readonly<Record<QuestionnaireId, QuestionnaireContent>> = {
  eligibility: questionnaire("eligibility", eligibility),
  aide: questionnaire("aide", aide),
  planning: questionnaire("planning", planning),
};

function questionnaire(id: QuestionnaireId, questions: readonly AskedQuestion[]): QuestionnaireContent {
  return {
    id,
    intro: null,
    sections: questions.map(({ kind, ...asked }) => ({
      id: asked.id,
      title: asked.question,
      questions: [
        {
          ...asked,
          kind,
          hint: asked.hint ?? (kind === "many" ? checkAllHint : ""),
          required: kind === "one",
          options: asked.options.map(withNote),
        },
      ],
    })),
    previousOnFirst: "disabled",
    review: null,
    labels,
  };
}

/** A sign of crisis shows where to find help, immediately (ADR 18). */
function withNote(option: Option): Option {
  return option.id === selfInjury ? { ...option, note: crisisHelp } : option;
}
