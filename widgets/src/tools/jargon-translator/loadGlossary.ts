import { retryImport } from "../../later/index.ts";

export type Glossary = typeof import("@iep-insider/sdk/law/glossary");

let loading: Promise<Glossary> | null = null;

/**
 * The glossary loads as one file, so that no request reveals the term (ADR 30). A failed load is not cached, so that a
 * retry can work.
 */
export function loadGlossary(): Promise<Glossary> {
  loading ??= import("@iep-insider/sdk/law/glossary").catch(retryImport<Glossary>).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
