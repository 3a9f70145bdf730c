import type { ItemId } from "./content.ts";

/** The invented parent's ticks. */
export const sampleTicks: readonly ItemId[] = [
  "ask-for-drafts",
  "reread-iep",
  "top-concerns",
  "gather-samples",
  "about-my-child",
  "concerns-statement",
  "time-and-place",
];
