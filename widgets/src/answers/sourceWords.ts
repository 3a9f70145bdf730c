/** Texts of sources; a first screen may have them. */
export const sourceWords = {
  noSources: "This answer names no rule as its source.",
  newTab: "(opens in a new tab)",
  noAddress: "We hold no address for it.",
} as const;
