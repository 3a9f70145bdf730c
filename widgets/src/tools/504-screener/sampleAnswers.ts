import type { OptionId, QuestionId } from "./content.ts";

/** The invented child's answers, by question. */
export const sampleAnswers: { readonly [Id in QuestionId]: readonly [OptionId<Id>] } = {
  skills: ["one-year"],
  help: ["small-group"],
  frequency: ["most-days"],
  areas: ["two"],
  progress: ["some"],
  evaluation: ["doctor"],
  away: ["monthly"],
  "without-help": ["less"],
};
