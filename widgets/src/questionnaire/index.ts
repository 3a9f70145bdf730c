export type { Answers, Option, Question, QuestionnaireContent, ReviewWords, Section } from "./content.ts";
export { Questionnaire, type QuestionnaireProps } from "./Questionnaire.tsx";
