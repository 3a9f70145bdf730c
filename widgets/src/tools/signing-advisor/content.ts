import type { Category, Situation } from "./questions.ts";

// Texts of the signing advisor up to its result, but for the 18 questions.

export const advisorWords = {
  intro: {
    title: "Should you sign this IEP?",
    lead: "You get a suggestion with its reasons, and words for what you do not agree to.",
    points: [
      "18 questions, about 8 minutes. Have the IEP at hand.",
      "What you choose and write stays on this device.",
      "Nobody reads your IEP. Not legal advice.",
    ],
    start: "Start the questions",
  },
  onePage: {
    title: "Your IEP, part by part",
    lead: "There is no rush: you can ask to take the IEP home. Choose the answer that comes closest. Not sure? Choose the one that shows your doubt. It then becomes a question for the team.",
  },
  before: {
    title: "Before you start",
    lead: "You can skip these two. They do not count, but they change what a signature means.",
  },
  state: "Your state",
  noState: "Choose a state…",
  firstIep: "Is this your child's first IEP?",
  situations: {
    first: "Yes, the first one",
    later: "No, there was one before",
    unsure: "I am not sure",
  } satisfies Record<Situation, string>,
  more: "Anything else?",
  ownConcern: "Additional concerns",
  ownConcernHint: "What was not asked here, in your own words.",
  labels: {
    progress: (done: number, of: number) => `Progress: ${done} of ${of} questions completed`,
    toResult: "Get My Signing Recommendation",
    remaining: (open: number) => `Answer ${open} More ${open === 1 ? "Question" : "Questions"}`,
    missing: "Please choose an answer.",
  },
} as const;

export const categoryTitles: Readonly<Record<Category, string>> = {
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
