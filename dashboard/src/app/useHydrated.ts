import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * False while a pre-rendered page hydrates, true from then on. What only the browser knows (the query, the year) may
 * show once it is true; the first render must match the file.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
