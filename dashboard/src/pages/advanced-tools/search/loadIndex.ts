import { retryImport } from "@iep-insider/widgets/later";

type Index = typeof import("./searchIndex.ts");

let index: Index | null = null;
let loading: Promise<Index> | null = null;

/** @returns the search if it was loaded before: then results can show at once. */
export function loadedIndex(): Index | null {
  return index;
}

/**
 * Everything that can be found at once, so that no request tells what is searched. A failed load is forgotten, so that
 * another try can work.
 */
export function loadIndex(): Promise<Index> {
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
