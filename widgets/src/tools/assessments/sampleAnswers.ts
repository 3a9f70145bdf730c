import type { Area, Tick } from "./planning/questions.ts";

/** The answers for the invented child to the questionnaire on which tests to ask for. */
export const sampleAnswers: { readonly [Id in Area]: readonly (Tick<Id> | "none")[] } = {
  academic: ["writing"],
  communication: ["using-language"],
  behavior: ["none"],
  motor: ["handwriting", "self-care"],
  adaptive: ["none"],
};
