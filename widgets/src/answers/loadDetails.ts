import { retryImport } from "../later/index.ts";

type Details = typeof import("./details.ts");

let loading: Promise<Details> | null = null;

/** Loads the removal of personal details once. A failed load is not cached, so that a retry can work. */
export function loadDetails(): Promise<Details> {
  loading ??= import("./details.ts").catch(retryImport<Details>).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
