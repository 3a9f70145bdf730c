import { type GlossaryTerm, glossary } from "@iep-insider/sdk/law/glossary";
import type { ReadTermToTranslate } from "../../../AnswerTool.ts";
import { namedTerms } from "../../../law/termsByName.ts";

/** The terms that a parent's words name. */
export interface AskedTerms {
  /** The terms to explain: at most two, as a third makes no answer that can be read on a phone. */
  readonly terms: readonly GlossaryTerm[];
  /** Further terms that were named. */
  readonly others: readonly GlossaryTerm[];
  /** Which of them were typed with an error, and how. */
  readonly misspelled: readonly { readonly typed: string; readonly term: GlossaryTerm }[];
  /** Whether something was typed beside all of these. */
  readonly hasMore: boolean;
}

/**
 * Terms named exactly come first. Where there are none, those that a model found; without a model none is guessed, and
 * the nearest are offered.
 */
export function askedTerms({ term: text, foundTerms = [] }: ReadTermToTranslate): AskedTerms {
  const found = foundTerms.flatMap((id) => glossary.find((term) => term.id === id) ?? []).slice(0, mostTerms);
  if (found.length > 0)
    return {
      terms: found,
      others: [],
      misspelled: found.map((term) => ({ typed: text, term })),
      hasMore: false,
    };
  const { terms, misspelled, hasMore } = namedTerms(text);
  if (terms.length === 0) return { terms, others: [], misspelled: [], hasMore: true };
  const all = [...terms, ...misspelled.map(({ term }) => term)];
  return { terms: all.slice(0, mostTerms), others: all.slice(mostTerms), misspelled, hasMore };
}

export const mostTerms = 2;
