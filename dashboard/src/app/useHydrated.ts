import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * False while a pre-rendered page hydrates, then true. What only the browser knows (the query, the year) may render
 * only when it is true, because the first render must match the file.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
