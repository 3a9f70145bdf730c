import type { Area, Concern } from "./planning/questions.ts";

/** The invented child's answers to the planning questionnaire. */
export const sampleAnswers: { readonly [Id in Area]: readonly (Concern<Id> | "none")[] } = {
  academic: ["writing"],
  communication: ["using-language"],
  behavior: ["none"],
  motor: ["handwriting", "self-care"],
  adaptive: ["none"],
};
