import { prices } from "@iep-insider/sdk/catalog";

/** The month that the specification compares, at today's prices (ADR 11). */
export const busyMonth = { quizzes: 4, questions: 10 } as const;

/** @returns the price of that many separate uses, in cents. */
export function costOfUses(uses: number): number {
  return uses * prices.singleUse;
}
