import type { Declined } from "./Declined.ts";
import { about, signs } from "./signs.ts";

/**
 * Whether a text asks for what no tool of ours does. Rather once too seldom than too often: an upset, long or
 * misspelled question about school goes on.
 * @param text what a parent typed or pasted.
 * @returns why it is declined, or null to go on.
 */
export function askedFor(text: string): Declined | null {
  const plain = text.replace(/[‘’]/g, "'").replace(/[^\S\n]+/g, " ");
  if (signs.lawyer.test(plain)) return "lawyer";
  if (signs.instructions.test(plain)) return "instructions";
  if (signs.prediction.test(plain)) return "prediction";
  return signs["not-ours"].test(plain) && !about.test(plain) ? "not-ours" : null;
}
