import type { QuestionnaireContent } from "../../questionnaire/index.ts";

// Texts around the three questionnaires. Each has its questions and its result in a folder.

export const questionnaireIds = ["eligibility", "aide", "planning"] as const;
export type QuestionnaireId = (typeof questionnaireIds)[number];

export const chooser = {
  title: "What do you want to find out?",
  lead: "Five questions each, about 2 minutes. What you choose stays on this device. Not a diagnosis, not legal advice, and not a legal test.",
  start: "Start",
  goOn: "Go on",
  back: "Back to Tools",
} as const;

export const cards: Readonly<Record<QuestionnaireId, { title: string; text: string }>> = {
  eligibility: {
    title: "Special Education Eligibility",
    text: "Is it time to ask for an evaluation, or for a 504 plan?",
  },
  aide: {
    title: "One-to-One Aide",
    text: "How strong are the reasons to ask for an adult at your child's side?",
  },
  planning: {
    title: "Assessment Planning",
    text: "Which tests fit what you see, and who does them?",
  },
};

/** A question without its kind's defaults: single choice is required, multiple choice is not. */
export interface AskedQuestion {
  readonly id: string;
  readonly question: string;
  readonly hint?: string;
  readonly kind: "one" | "many";
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    readonly hint?: string;
    readonly isNone?: true;
  }[];
}

export const labels: QuestionnaireContent["labels"] = {
  progress: (question, of) => `Question ${question} of ${of}`,
  toResult: "Get Results",
  missing: "Please choose an answer to go on.",
};

/** Below every multiple-choice question. */
export const checkAllHint = "Check all that fit. You can also go on with none checked.";
