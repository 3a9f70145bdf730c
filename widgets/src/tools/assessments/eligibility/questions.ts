import type { AskedQuestion } from "../content.ts";

// Special Education Eligibility: five questions.

export const questions = [
  {
    id: "concerns",
    question: "What worries you about your child at school?",
    kind: "many",
    options: [
      { id: "reading", label: "Reading" },
      { id: "writing", label: "Writing or spelling" },
      { id: "math", label: "Math" },
      { id: "attention", label: "Paying attention, or getting work done" },
      { id: "behavior", label: "Behavior" },
      { id: "speech-language", label: "Talking, or understanding what is said" },
      { id: "social", label: "Friends, or getting along with others" },
      { id: "motor", label: "Moving, handwriting, or using the hands" },
      { id: "emotions", label: "Feelings, such as worry or sadness" },
      { id: "health", label: "A health problem" },
    ],
  },
  {
    id: "duration",
    question: "How long has it been like this?",
    hint: "Choose for what has lasted longest.",
    kind: "one",
    options: [
      { id: "under-6-months", label: "Less than 6 months" },
      { id: "6-12-months", label: "6-12 months" },
      { id: "1-2-years", label: "1-2 years" },
      { id: "over-2-years", label: "More than 2 years" },
    ],
  },
  {
    id: "impact",
    question: "How much does it get in the way of schoolwork or school life?",
    kind: "one",
    options: [
      { id: "none", label: "No impact", hint: "It does not show at school." },
      { id: "some", label: "Some impact", hint: "Your child gets by, with more effort than others." },
      { id: "moderate", label: "Moderate impact", hint: "Your child falls behind, or often has a hard day." },
      {
        id: "significant",
        label: "Significant impact",
        hint: "Your child cannot keep up, or cannot take part in much of the day.",
      },
    ],
  },
  {
    id: "tried",
    question: "What help has been tried so far?",
    kind: "many",
    options: [
      { id: "extra-help", label: "Extra help from the teacher" },
      { id: "tutoring", label: "Tutoring, at school or outside" },
      { id: "rti-mtss", label: "Small groups or steps of help, called RTI or MTSS" },
      { id: "504", label: "A 504 plan" },
      { id: "none", label: "None of these", isNone: true },
    ],
  },
  {
    id: "evidence",
    question: "Who else has seen it?",
    kind: "one",
    options: [
      { id: "teacher", label: "A teacher has concerns too" },
      { id: "outside", label: "A doctor, a therapist or an outside report says so" },
      { id: "both", label: "Both" },
      { id: "none", label: "None of them, as far as I know" },
    ],
  },
] as const satisfies readonly AskedQuestion[];

type AnyQuestion = (typeof questions)[number];
export type EligibilityOption<Id extends AnyQuestion["id"]> = Extract<
  AnyQuestion,
  { id: Id }
>["options"][number]["id"];
