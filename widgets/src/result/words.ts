/** What results of all tools say alike. */
export const words = {
  why: "Why",
} as const;
