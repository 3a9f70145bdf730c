import type { QuestionnaireContent } from "../../questionnaire/index.ts";

// Texts of the IEP vs 504 screener before its result. Eight questions (ADR 26).

interface PlanQuestion {
  readonly id: string;
  readonly question: string;
  /** An explanation of the question, or how to choose. */
  readonly hint?: string;
  readonly options: readonly { readonly id: string; readonly label: string; readonly hint?: string }[];
}

export const questions = [
  {
    id: "skills",
    question: "How far behind is your child in basic skills?",
    hint: "Think of reading, writing and math. Choose for the skill that is hardest.",
    options: [
      { id: "on-level", label: "Not behind" },
      { id: "slightly", label: "A little behind" },
      { id: "one-year", label: "About a year behind" },
      { id: "more", label: "More than a year behind" },
    ],
  },
  {
    id: "help",
    question: "What kind of help works for your child?",
    hint: "Not sure? Choose what you think would help most.",
    options: [
      { id: "none", label: "No extra help is needed" },
      {
        id: "changes",
        label: "Changes in the room, the time or the task",
        hint: "Like more time, a quiet seat, breaks, or large print",
      },
      {
        id: "small-group",
        label: "More teaching in a small group",
        hint: "The same lessons as the class, with more time and practice",
      },
      {
        id: "specialist",
        label: "Teaching in a different way, by a specialist",
        hint: "Like lessons made for your child by a special education teacher",
      },
    ],
  },
  {
    id: "frequency",
    question: "How often does it get in the way at school?",
    hint: "Whatever it is that worries you most.",
    options: [
      { id: "rarely", label: "Never, or less than once a week" },
      { id: "weekly", label: "Once or twice a week" },
      { id: "most-days", label: "On most days" },
      { id: "all-day", label: "For most of every day" },
    ],
  },
  {
    id: "areas",
    question: "How many of these areas are hard for your child at school?",
    hint: "Learning, behavior or feelings, talking, moving, health.",
    options: [
      { id: "none", label: "None of them" },
      { id: "one", label: "One" },
      { id: "two", label: "Two" },
      { id: "three", label: "Three or more" },
    ],
  },
  {
    id: "progress",
    question: "How well has the help at school worked so far?",
    options: [
      { id: "well", label: "It works well" },
      { id: "untried", label: "There was none, or not for long enough to tell" },
      { id: "some", label: "It has helped some, and it is not enough" },
      { id: "little", label: "It has helped little or not at all" },
    ],
  },
  {
    id: "evaluation",
    question: "Has anyone named or tested what is behind it?",
    options: [
      { id: "none", label: "No" },
      { id: "suspected", label: "A teacher, a doctor or you suspect something" },
      { id: "doctor", label: "A doctor or a therapist has named a condition" },
      { id: "report", label: "A school or private report says what teaching your child needs" },
    ],
  },
  {
    id: "away",
    question: "How often does behavior or health keep your child out of class?",
    hint: "Count the nurse, the office, the hall, being sent home, and days missed.",
    options: [
      { id: "never", label: "Never, or almost never" },
      { id: "monthly", label: "A few times a month" },
      { id: "weekly", label: "A few times a week" },
      { id: "daily", label: "On most days" },
    ],
  },
  {
    id: "without-help",
    question: "Without extra help, how much would your child learn this school year?",
    options: [
      { id: "same", label: "About as much as classmates" },
      { id: "less", label: "Less than classmates" },
      { id: "little", label: "Very little" },
      { id: "none", label: "Nothing new, or skills would be lost" },
    ],
  },
] as const satisfies readonly PlanQuestion[];

type AnyQuestion = (typeof questions)[number];
export type QuestionId = AnyQuestion["id"];
export type OptionId<Id extends QuestionId = QuestionId> = Extract<
  AnyQuestion,
  { id: Id }
>["options"][number]["id"];

export const content: QuestionnaireContent = {
  intro: {
    title: "An IEP or a 504 plan: which one should you ask about?",
    lead: "Answer for your child at school today. You see which way your answers point, and what to do next.",
    points: [
      "8 questions. About 3 minutes.",
      "What you choose stays on this device.",
      "Not a diagnosis, not legal advice, and not a legal test.",
    ],
    start: "Start the screener",
  },
  sections: questions.map((one: PlanQuestion) => ({
    id: one.id,
    title: one.question,
    questions: [{ ...one, kind: "one", required: true }],
  })),
  previousOnFirst: "disabled",
  review: null,
  labels: {
    progress: (question, of) => `Question ${question} of ${of}`,
    toResult: "Get Results",
    missing: "Please choose an answer to go on.",
  },
};
