import type { GlossaryTerm } from "@iep-insider/sdk/law/glossary";
import type { Quote } from "../../result/index.ts";

/**
 * The words of a text that name the given terms, as typed: the longest run of words for each.
 * @param terms found in the text. @param findTerm looks up a whole name.
 */
export function quotesIn(
  text: string,
  terms: readonly GlossaryTerm[],
  findTerm: (words: string) => GlossaryTerm | undefined,
): readonly Quote[] {
  const words = [...text.matchAll(/[\p{L}\p{N}&'’%-]+/gu)];
  const named = new Map<GlossaryTerm, string>();
  for (let length = Math.min(mostWords, words.length); length > 0; length -= 1)
    for (const [at, first] of words.slice(0, words.length - length + 1).entries()) {
      const last = words[at + length - 1] ?? first;
      const run = text.slice(first.index, last.index + last[0].length);
      const term = findTerm(run);
      if (term && terms.includes(term) && !named.has(term)) named.set(term, run);
    }
  return [...named].map(([{ term, explanation }, quote]) => ({ quote, name: term, note: explanation }));
}

const mostWords = 8;
