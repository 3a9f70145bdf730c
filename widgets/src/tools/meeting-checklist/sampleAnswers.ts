import type { ItemId } from "./content.ts";

/** What the invented parent has checked off. */
export const sampleAnswers: readonly ItemId[] = [
  "ask-for-drafts",
  "reread-iep",
  "top-concerns",
  "gather-samples",
  "about-my-child",
  "concerns-statement",
  "time-and-place",
];
