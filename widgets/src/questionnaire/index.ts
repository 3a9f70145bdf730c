export type { Answers, Option, Question, QuestionnaireContent, ReviewWords, Section } from "./content.ts";
export { type LeaveResult, Questionnaire, type QuestionnaireProps } from "./Questionnaire.tsx";
export { LetterNext } from "./result/LetterNext.tsx";
export { ResultEnd } from "./result/ResultEnd.tsx";
