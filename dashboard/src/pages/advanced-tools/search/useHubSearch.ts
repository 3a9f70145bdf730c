import { retryImport } from "@iep-insider/widgets/later";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { onNextChance } from "../../../app/nextChance.ts";
import { useHydrated } from "../../../app/useHydrated.ts";
import { keepQuery, queryIn } from "./queryInAddress.ts";
import type { SearchEntry } from "./SearchEntry.ts";

export type Found =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly retry: () => void }
  | { readonly state: "found"; readonly entries: readonly SearchEntry[] };

export interface HubSearch {
  readonly query: string;
  readonly type: (query: string) => void;
  /** Null without a query. */
  readonly found: Found | null;
  /** Loads the index. */
  readonly prepare: () => void;
}

/** Browsers throttle URL changes, so not every letter changes it. */
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

/** The query, initially what was typed before the application started, or from the URL. */
function useQuery() {
  const { key, hash } = useLocation();
  // Pre-rendering does not know the hash.
  const place = useHydrated() ? key : null;
  // Read before hydration, which clears the field.
  const [before] = useState(typedBefore);
  const [typed, setTyped] = useState({ query: "", at: null as string | null });
  const isNew = typed.at !== place;
  const query = isNew ? (typed.at === null && before) || queryIn(hash) : typed.query;
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

/** The id of the field. */
export const searchFieldId = "hub-search";

function typedBefore(): string {
  if (typeof document === "undefined") return "";
  return document.querySelector<HTMLInputElement>(`input#${searchFieldId}`)?.value ?? "";
}

type Index = typeof import("./searchIndex.ts");

let index: Index | null = null;
let loading: Promise<Index> | null = null;

/** @returns the search if it is loaded, so that results can show immediately. */
function loadedIndex(): Index | null {
  return index;
}

/**
 * Loads all entries at once, so that no request reveals the query. A failed load is not cached, so that a retry can
 * work.
 */
function loadIndex(): Promise<Index> {
  loading ??= import("./searchIndex.ts").catch(retryImport<Index>).then(
    (loaded) => {
      index = loaded;
      return loaded;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
