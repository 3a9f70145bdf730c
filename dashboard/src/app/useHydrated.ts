import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * False while a pre-rendered page is taken over, true from then on. What only the browser knows (the query, the
 * year) may show once it is true; the first render must be the one that stands in the file.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
