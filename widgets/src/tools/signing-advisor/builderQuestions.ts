import type { Question } from "../../questionnaire/index.ts";
import { questionIds } from "./questions.ts";

export const tones = ["collaborative", "neutral", "assertive"] as const;
export type Tone = (typeof tones)[number];

/**
 * The statement builder's questions on the result. The answers are stored with the others, so that they survive a
 * reload and are cleared by "Take Assessment Again". Their texts load with the builder.
 */
export const builderQuestions = {
  /** The exceptions that the parent has unchecked: all others are checked, so that every new one starts checked. */
  leftOut: {
    id: "left_out",
    question: "",
    kind: "many",
    required: false,
    options: questionIds.map((id) => ({ id, label: "" })),
  },
  custom: { id: "custom_concern", question: "", kind: "text", required: false, rows: 3 },
  tone: {
    id: "tone",
    question: "",
    kind: "one",
    required: false,
    options: tones.map((id) => ({ id, label: "" })),
  },
} as const satisfies Readonly<Record<string, Question>>;
