import { stateNames } from "@iep-insider/sdk/law";
import type { Question, QuestionnaireContent, Section } from "../../questionnaire/index.ts";
import { builderQuestions } from "./builderQuestions.ts";
import { type Category, categories, questionIds, questions } from "./questions.ts";

// Every word of the signing advisor up to its result, but for the 18 questions.

const categoryTitles: Readonly<Record<Category, string>> = {
  understanding: "Understanding the IEP",
  goals: "Goals",
  services: "Services",
  placement: "Placement",
  progress: "Progress",
  parent_input: "Your part in it",
  transition: "Life after high school",
  behavior: "Behavior",
  safeguards: "Changes and your rights",
  final_feelings: "How you feel about it",
};

/** Asked before the 18 questions, optionally and not counted, since both change what a signature means (DECISIONS 22). */
export const stateQuestion = {
  id: "state",
  question: "Your state",
  kind: "select",
  required: false,
  none: "Choose a state…",
  options: Object.entries(stateNames).map(([id, label]) => ({ id, label })),
} as const satisfies Question;

export const situations = ["first", "later", "unsure"] as const;
export type Situation = (typeof situations)[number];

const firstIepQuestion = {
  id: "first_iep",
  question: "Is this your child's first IEP?",
  kind: "one",
  required: false,
  options: [
    { id: "first", label: "Yes, the first one" },
    { id: "later", label: "No, there was one before" },
    { id: "unsure", label: "I am not sure" },
  ],
} as const satisfies Question;

export const ownConcernId = "additional_concerns";

export const content: QuestionnaireContent = {
  intro: {
    title: "Should you sign this IEP?",
    lead: "Look at the IEP with 18 questions. You get a suggestion with its reasons, what a signature means, and words to use if you agree to only a part.",
    points: [
      "About 8 minutes. Have the IEP beside you.",
      "You can ask to take the IEP home and read it before you decide.",
      "What you choose and write stays on this device.",
      "It weighs your answers. Nobody has read your child's IEP. It is not legal advice.",
    ],
    start: "Start the questions",
  },
  onePage: {
    title: "Your IEP, part by part",
    lead: "Choose the answer that comes closest. Not sure? Choose the one that shows your doubt. It then becomes a question for the team.",
  },
  sections: [
    {
      id: "before",
      title: "Before you start",
      lead: "You can skip these two. They do not count, but they change what a signature means.",
      questions: [stateQuestion, firstIepQuestion],
    },
    ...categories.map(sectionOf),
    {
      id: "more",
      title: "Anything else?",
      questions: [
        {
          id: ownConcernId,
          question: "Additional concerns",
          hint: "What was not asked here, in your own words.",
          kind: "text",
          required: false,
          rows: 4,
        },
      ],
    },
  ],
  onResult: Object.values(builderQuestions),
  previousOnFirst: "intro",
  review: null,
  labels: {
    progress: (done, of) => `Progress: ${done} of ${of} questions completed`,
    toResult: "Get My Signing Recommendation",
    remaining: (open) => `Answer ${open} More ${open === 1 ? "Question" : "Questions"}`,
    missing: "Please choose an answer.",
  },
};

function sectionOf(category: Category): Section {
  return {
    id: category,
    title: categoryTitles[category],
    questions: questionIds
      .filter((id) => questions[id].category === category)
      .map((id) => {
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
