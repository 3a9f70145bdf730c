import { letterText } from "../../documents/letter/letterText.ts";
import { emptyForm, type LetterForm } from "./form/fields.ts";
import { writeLetter } from "./logic.ts";

/** A letter with blanks in brackets, as a text file. */
export interface TemplateLetter {
  /** From the specification. */
  readonly fileName: string;
  readonly title: string;
  readonly text: string;
}

const blanks: LetterForm = {
  ...emptyForm(""),
  childName: "[your child's name]",
  childBirthDate: "[date of birth]",
  grade: "[grade]",
  teacherName: "[teacher]",
  schoolName: "[school]",
  principalName: "[principal's name]",
  schoolAddress: "[school address]",
  district: "[school district]",
  parentName: "[your name]",
  parentAddress: "[your address]",
  parentPhone: "[your phone]",
  parentEmail: "[your e-mail]",
};

const templates = [
  {
    fileName: "IEP-Meeting-Request-Letter.txt",
    title: "IEP Meeting Request Letter",
    form: {
      ...blanks,
      letterType: "iep_meeting",
      urgencyReason: "[what you want to talk about, with dates]",
    },
  },
  {
    fileName: "Initial-Special-Education-Assessment-Request-Letter.txt",
    title: "Initial Special Education Assessment Request Letter",
    form: {
      ...blanks,
      letterType: "initial_evaluation",
      academicConcerns: "[what you see in schoolwork: date, what happened]",
      behaviorConcerns: "[what you see in behavior: date, what happened]",
      previousEvaluations: "[kind of test, by whom, when; or leave this line out]",
    },
  },
  {
    fileName: "Concerns-Documentation-Letter.txt",
    title: "Concerns Documentation Letter",
    form: {
      ...blanks,
      letterType: "follow_up",
      specificConcerns:
        "[date: what you saw, or what was said and by whom]\n[date: what was agreed, who will do it, and by when]\n[date: what you asked for and did not get]",
    },
  },
] as const satisfies readonly { fileName: string; title: string; form: LetterForm }[];

/** The three letter templates, generated from the same texts as every other letter. */
export function templateLetters(): readonly TemplateLetter[] {
  return templates.map(({ fileName, title, form }) => ({
    fileName,
    title,
    text: letterText(writeLetter(form, null).document),
  }));
}
