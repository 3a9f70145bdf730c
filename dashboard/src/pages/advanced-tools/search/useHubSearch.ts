import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { onNextChance } from "../../../app/nextChance.ts";
import { useHydrated } from "../../../app/useHydrated.ts";
import { loadedIndex, loadIndex } from "./loadIndex.ts";
import { keepQuery, queryIn } from "./queryInAddress.ts";
import type { SearchEntry } from "./SearchEntry.ts";

export type Found =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly retry: () => void }
  | { readonly state: "found"; readonly entries: readonly SearchEntry[] };

/** What is typed into the hub's search, and what it finds. */
export interface HubSearch {
  readonly query: string;
  readonly type: (query: string) => void;
  /** Null while nothing is searched. */
  readonly found: Found | null;
  /** Gets the index, which takes a moment. */
  readonly prepare: () => void;
}

/** Browsers refuse to change an address for every letter of a quick hand. */
const pause = 300;

export function useHubSearch(): HubSearch {
  const [query, type] = useQuery();
  const [index, setIndex] = useState(loadedIndex);
  const [isFailed, setFailed] = useState(false);
  const isAsked = query.trim() !== "";

  const prepare = () => {
    if (index) return;
    setFailed(false);
    loadIndex().then(setIndex, () => setFailed(true));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each query that comes with an address.
  useEffect(() => {
    if (isAsked) prepare();
  }, [isAsked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `prepare` does the same at every render.
  useEffect(() => (isFailed ? onNextChance(prepare) : undefined), [isFailed]);

  return { query, type, found: isAsked ? foundBy() : null, prepare };

  function foundBy(): Found {
    if (index) return { state: "found", entries: index.find(query) };
    return isFailed ? { state: "failed", retry: prepare } : { state: "loading" };
  }
}

/** The words, as the address has them when a page is come to, and from then on as they are typed. */
function useQuery() {
  const { key, hash } = useLocation();
  // The file does not know the hash.
  const place = useHydrated() ? key : null;
  const [typed, setTyped] = useState({ query: "", at: null as string | null });
  const isNew = typed.at !== place;
  const query = isNew ? queryIn(hash) : typed.query;
  if (isNew) setTyped({ query, at: place });
  useEffect(() => {
    if (place === null) return;
    const timer = setTimeout(() => keepQuery(query), pause);
    return () => {
      clearTimeout(timer);
    };
  }, [query, place]);
  return [query, (next: string) => setTyped({ query: next, at: place })] as const;
}
