import { useEffect, useRef, useState } from "react";
import type { Quote } from "../../result/index.ts";
import { termCardWords } from "./cardContent.ts";
import { type Glossary, loadGlossary } from "./loadGlossary.ts";
import { quotesIn } from "./quotesIn.ts";
import { fromGlossary, type TermShown } from "./termShown.ts";

/** The rest of a text, beside the term on the card. */
export interface Beside {
  readonly asked: string;
  /** The names of the other terms. */
  readonly others: readonly string[];
  /** Words read as a term in spite of a typing error. */
  readonly readAs: readonly { readonly typed: string; readonly name: string }[];
  /** Whether it has words that name no term. */
  readonly hasMore: boolean;
  /** The words that name terms, each with its meaning. */
  readonly quotes: readonly Quote[];
}

/** The glossary's result for a text. Nothing leaves the device. */
export type Found =
  | { readonly at: "term"; readonly term: TermShown; readonly beside: Beside }
  /** No exact match, but similar names. */
  | { readonly at: "near"; readonly asked: string; readonly names: readonly string[] }
  | { readonly at: "unknown"; readonly asked: string }
  | { readonly at: "failed" };

/** Looks terms up in the glossary, which is loaded once. */
export function useTerms() {
  const [isLoading, setLoading] = useState(false);
  const turn = useRef(0);
  useEffect(() => {
    return () => {
      turn.current += 1;
    };
  }, []);

  /**
   * @param chosen the term to show, if `asked` names several; else the first.
   * @returns null if another search has begun meanwhile, or the tool was unmounted.
   */
  const find = async (asked: string, chosen?: string): Promise<Found | null> => {
    turn.current += 1;
    const mine = turn.current;
    setLoading(true);
    const found = await loadGlossary().then(
      (glossary) => findIn(glossary, asked, chosen),
      (): Found => ({ at: "failed" }),
    );
    if (mine !== turn.current) return null;
    setLoading(false);
    return found;
  };
  return { isLoading, find };
}

function findIn(
  { namedTerms, nearestTerms, findTerm, glossary }: Glossary,
  asked: string,
  chosen?: string,
): Found {
  const { terms, misspelled, hasMore } = namedTerms(asked);
  const all = [...terms, ...misspelled.map(({ term }) => term)];
  const shown = all.find(({ term }) => term === chosen) ?? terms[0];
  if (shown) {
    const others = all.filter((one) => one !== shown).map(({ term }) => term);
    const readAs = misspelled.map(({ typed, term }) => ({ typed, name: term.term }));
    const quotes = quotesIn(asked, terms, findTerm).map((quote) =>
      quote.name === shown.term ? { ...quote, note: termCardWords.explainedBelow } : quote,
    );
    const beside = { asked, others, readAs, hasMore, quotes };
    return { at: "term", term: fromGlossary(shown, glossary), beside };
  }
  const names = nearestTerms(asked, mostNear).map((near) => near.term);
  return names.length > 0 ? { at: "near", asked, names } : { at: "unknown", asked };
}

const mostNear = 5;
