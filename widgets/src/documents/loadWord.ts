import { retryImport } from "../later/index.ts";

type Word = typeof import("./toWord.ts");

// Read while the script runs: a classic script does not know its own address any more later on.
const script = import.meta.env.IEP_WORD_FILE ? import.meta.url : "";

let loading: Promise<Word> | null = null;

/** Loads the Word maker once. A failed load is forgotten, so that another try can work. */
export function loadWord(): Promise<Word> {
  loading ??= importWord()
    .catch(retryImport<Word>)
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** A self-contained script cannot be split; it finds the Word maker beside itself. */
function importWord(): Promise<Word> {
  const file = import.meta.env.IEP_WORD_FILE;
  return file ? import(/* @vite-ignore */ new URL(file, script).href) : import("./toWord.ts");
}
