export type { Answers, Option, Question, QuestionnaireContent, Section } from "./content.ts";
export { Questionnaire, type QuestionnaireProps } from "./Questionnaire.tsx";
