/** The bands of a score. */
export const bands = ["strong", "needs-work", "weak"] as const;
export type Band = (typeof bands)[number];

/** @param score 0 to 100 */
export function bandOf(score: number): Band {
  if (score >= 80) return "strong";
  return score >= 60 ? "needs-work" : "weak";
}

/** The goal of a draft or of what was handed over; "" for whatever is none. */
export function goalFrom(given: unknown): string {
  return typeof given === "string" ? given : "";
}
