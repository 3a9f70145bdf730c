import { type GlossaryTerm, namedTerms } from "@iep-insider/sdk/law/glossary";

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

/** Terms named exactly come first. Where there are none, none is guessed: the nearest are offered. */
export function askedTerms(text: string): AskedTerms {
  const { terms, misspelled, hasMore } = namedTerms(text);
  if (terms.length === 0) return { terms, others: [], misspelled: [], hasMore: true };
  const all = [...terms, ...misspelled.map(({ term }) => term)];
  return { terms: all.slice(0, most), others: all.slice(most), misspelled, hasMore };
}

const most = 2;
