import type { Option, QuestionnaireContent } from "../../questionnaire/index.ts";

// Texts of the 1:1 aide screener before its result. Item ids are the specification's.

export const categories = ["medical", "behavioral", "instructional"] as const;
export type Category = (typeof categories)[number];

export const itemIds = {
  medical: [
    "medical-monitoring",
    "physical-assistance",
    "emergency-medication",
    "life-threatening",
    "disorientation",
  ],
  behavioral: ["elopement-risk", "aggression", "self-injury", "immediate-danger", "dysregulation"],
  instructional: [
    "constant-redirection",
    "curriculum-access",
    "communication-needs",
    "transitions",
    "iep-goals",
  ],
} as const satisfies Record<Category, readonly string[]>;

export type ItemId = (typeof itemIds)[Category][number];

export const itemLabels: Readonly<Record<ItemId, string>> = {
  "medical-monitoring":
    "Needs an adult to watch for a health problem during the day, such as seizures, blood sugar or breathing.",
  "physical-assistance": "Needs hands-on help from an adult to use the toilet, eat, dress or move around.",
  "emergency-medication": "May need rescue medicine at school, from a trained adult who is close by.",
  "life-threatening": "Has a health condition that could put their life at risk within minutes.",
  disorientation: "Gets lost or confused, and cannot call for help.",
  "elopement-risk": "Has run away from class or from school in the last 12 months.",
  aggression: "Hits, kicks, bites or throws things so that other people could get hurt.",
  "self-injury": "Hurts their own body on purpose, such as by hitting, biting or scratching.",
  "immediate-danger": "Puts themselves or others in danger unless an adult acts at once.",
  dysregulation: "Has a meltdown on most days, and needs an adult to help them calm down.",
  "constant-redirection": "Needs an adult to bring them back to the work every few minutes.",
  "curriculum-access": "Cannot take part in the lesson unless an adult changes it just for them.",
  "communication-needs": "Needs an adult to set up or model a talking device, to sign, or to interpret.",
  transitions: "Cannot move between rooms or activities without an adult.",
  "iep-goals": "Has IEP goals that cannot be worked on without one-to-one help right now.",
};

export const categoryTitles: Readonly<Record<Category, string>> = {
  medical: "Health or Physical Support at School",
  behavioral: "Behavioral Safety at School",
  instructional: "Learning & Classroom Support",
};

const categoryLeads: Readonly<Record<Category, string>> = {
  medical: "Think of a usual week at school. Check each line that is true for your child.",
  behavioral:
    "Check each thing you or the school have seen. These things tell us about a need. They are no one's fault.",
  instructional: "Think of what happens when no adult sits beside your child.",
};

/** @param urgent shown immediately when self-injury is checked (ADR 18). */
export function questionnaireContent(urgent: { title: string; text: string }): QuestionnaireContent {
  const option = (id: ItemId): Option => ({
    id,
    label: itemLabels[id],
    ...(id === "self-injury" ? { note: urgent } : {}),
  });
  return {
    intro: {
      title: "Does your child need a 1:1 aide at school?",
      lead: "Check what is true for your child. You get a clear summary for the IEP team, and what to ask for.",
      points: [
        "15 things to look for. About 5 minutes.",
        "What you check stays on this device.",
        "Not a diagnosis, and not legal advice.",
      ],
      start: "Start the screener",
    },
    sections: categories.map((category) => ({
      id: category,
      title: categoryTitles[category],
      lead: categoryLeads[category],
      questions: [
        {
          id: category,
          question: `${categoryTitles[category]}: what is true for your child?`,
          kind: "many",
          required: false,
          options: itemIds[category].map(option),
        },
      ],
    })),
    previousOnFirst: "intro",
    review: {
      to: "Look over my answers",
      title: "Is this right?",
      lead: "This is what you checked. Change anything you like, then see your result.",
      nothingChosen: "Nothing checked.",
    },
    labels: {
      progress: (section, of) => `Section ${section} of ${of}`,
      toResult: "Get Results",
      missing: "Please choose an answer to go on.",
    },
  };
}
