import type { Declined } from "./Declined.ts";
import { about, signs } from "./signs.ts";

/**
 * Whether a text asks for something that our tools decline. Prefers missing a request over declining a real question: an
 * upset, long or misspelled question about school goes through.
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
