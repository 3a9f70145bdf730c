export const bands = ["strong", "needs-work", "weak"] as const;
export type Band = (typeof bands)[number];

/** @param score 0 to 100 */
export function bandOf(score: number): Band {
  if (score >= 80) return "strong";
  return score >= 60 ? "needs-work" : "weak";
}

/** The goal in a draft or in start values; "" if invalid. */
export function goalFrom(given: unknown): string {
  return typeof given === "string" ? given : "";
}
