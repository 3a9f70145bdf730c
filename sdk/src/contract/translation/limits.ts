/** How much of what a parent typed is translated at once. */
export const mostPassages = 10;

/** In characters. */
export const longestPassage = 2_000;
