import type { States } from "./StateRecord.ts";

/**
 * All state records, loaded once as one file; a failed load is not cached, so that a retry can work.
 * @throws the load's error, such as a lost network.
 */
export const loadStates: () => Promise<States> = /* @__PURE__ */ loadOnce(async () => {
  const { states } = await import("./generated/allStates.ts");
  return states;
});

/** @param load starts a load; called again only after one that failed. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
