import { retryImport } from "../later/index.ts";

type Details = typeof import("./details.ts");

let loading: Promise<Details> | null = null;

/** Loads once what takes personal details out. A failed load is forgotten, so that another try can work. */
export function loadDetails(): Promise<Details> {
  loading ??= import("./details.ts").catch(retryImport<Details>).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
