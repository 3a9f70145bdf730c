import type { ItemId, SectionId } from "./content.ts";

/** The items checked for the invented child, by section. */
export const sampleAnswers: Readonly<Partial<Record<SectionId, readonly ItemId[]>>> = {
  academic: ["academic-1", "academic-3", "academic-6"],
  attention: ["attention-6"],
  "speech-language": ["speech-language-5"],
};
