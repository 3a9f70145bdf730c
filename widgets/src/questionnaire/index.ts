export type {
  Answers,
  ChoiceQuestion,
  IntroWords,
  Option,
  Question,
  QuestionnaireContent,
  ReviewWords,
  Section,
  SelectQuestion,
  TextQuestion,
} from "./content.ts";
export { questionnaireOfDraft } from "./draft.ts";
export {
  type AnswerQuestion,
  type LeaveResult,
  Questionnaire,
  type QuestionnaireProps,
} from "./Questionnaire.tsx";
export { LetterNext } from "./result/LetterNext.tsx";
export { ResultEnd } from "./result/ResultEnd.tsx";
