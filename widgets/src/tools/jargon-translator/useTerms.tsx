import { useEffect, useRef, useState } from "react";
import type { Quote } from "../../result/index.ts";
import { termCardWords } from "./cardContent.ts";
import { type Glossary, loadGlossary } from "./loadGlossary.ts";
import { quotesIn } from "./quotesIn.ts";
import { fromGlossary, type TermShown } from "./termShown.ts";

/** What a text holds beside the term that is shown. */
export interface Beside {
  readonly asked: string;
  /** The names of the other terms. */
  readonly others: readonly string[];
  /** Words that were read as a term in spite of a typing error. */
  readonly readAs: readonly { readonly typed: string; readonly name: string }[];
  /** Whether it holds words that name no term. */
  readonly hasMore: boolean;
  /** The words that name terms, each with what it means. */
  readonly quotes: readonly Quote[];
}

/** What the glossary says to a text. Nothing of it leaves the device. */
export type Found =
  | { readonly at: "term"; readonly term: TermShown; readonly beside: Beside }
  /** No such name, but some that are near. */
  | { readonly at: "near"; readonly asked: string; readonly names: readonly string[] }
  | { readonly at: "unknown"; readonly asked: string }
  | { readonly at: "failed" };

/** Looks terms up in the glossary, which is fetched once. */
export function useTerms() {
  const [isLoading, setLoading] = useState(false);
  const turn = useRef(0);
  useEffect(() => {
    return () => {
      turn.current += 1;
    };
  }, []);

  /**
   * @param chosen the name of the term to show, where `asked` names several; else the first.
   * @returns null where another search has begun meanwhile, or the tool has gone.
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
