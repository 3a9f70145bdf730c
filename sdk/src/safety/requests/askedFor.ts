import { withoutAccents } from "../withoutAccents.ts";
import type { Declined } from "./Declined.ts";
import { englishRequests } from "./englishRequests.ts";
import type { Requests } from "./Requests.ts";
import { spanishRequests } from "./spanishRequests.ts";

/**
 * Whether a text asks, in English or Spanish, for something that our tools decline. Prefers missing a request over
 * declining a real question: an upset, long or misspelled question about school goes through.
 * @param text what a parent typed or pasted.
 * @returns why it is declined, or null to go on.
 */
export function askedFor(text: string): Declined | null {
  const plain = text.replace(/[‘’]/g, "'").replace(/[^\S\n]+/g, " ");
  return asked(englishRequests, plain) ?? asked(spanishRequests, withoutAccents(plain));
}

function asked({ signs, about }: Requests, text: string): Declined | null {
  if (signs.lawyer.test(text)) return "lawyer";
  if (signs.instructions.test(text)) return "instructions";
  if (signs.prediction.test(text)) return "prediction";
  return signs["not-ours"].test(text) && !about.test(text) ? "not-ours" : null;
}
