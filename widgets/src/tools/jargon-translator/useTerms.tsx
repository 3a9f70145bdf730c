import { useEffect, useRef, useState } from "react";
import { type Glossary, loadGlossary } from "./loadGlossary.ts";
import { fromGlossary, type TermShown } from "./termShown.ts";

/** What the glossary says to a text. Nothing of it leaves the device. */
export type Found =
  | { readonly at: "term"; readonly term: TermShown }
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

  /** @returns null where another search has begun meanwhile, or the tool has gone. */
  const find = async (asked: string): Promise<Found | null> => {
    turn.current += 1;
    const mine = turn.current;
    setLoading(true);
    const found = await loadGlossary().then(
      (glossary) => findIn(glossary, asked),
      (): Found => ({ at: "failed" }),
    );
    if (mine !== turn.current) return null;
    setLoading(false);
    return found;
  };
  return { isLoading, find };
}

function findIn(held: Glossary, asked: string): Found {
  const term = held.findTerm(asked);
  if (term) return { at: "term", term: fromGlossary(term, held) };
  const names = held.nearestTerms(asked, mostNear).map((near) => near.term);
  return names.length > 0 ? { at: "near", asked, names } : { at: "unknown", asked };
}

const mostNear = 5;
