import { retryImport } from "../../later/index.ts";

export type Glossary = typeof import("@iep-insider/sdk/law/glossary");

let loading: Promise<Glossary> | null = null;

/**
 * The glossary comes whole, as one file, so that no request tells which term was looked up (ADR 30). A failed
 * load is forgotten, so that another try can work.
 */
export function loadGlossary(): Promise<Glossary> {
  loading ??= import("@iep-insider/sdk/law/glossary").catch(retryImport<Glossary>).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
