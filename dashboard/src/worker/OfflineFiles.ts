/** What the build tells the service worker (`build/serviceWorker.ts`). Addresses begin with `/`. */
export interface OfflineFiles {
  /** The name of what it has stored: a language of its own does not remove the other's (ADR 99). */
  readonly store: string;
  /** The first script of every page: a page with another one is of another build. */
  readonly start: string;
  /** What is stored ahead. */
  readonly files: readonly StoredFile[];
  /** The paths of the pages that it answers for. Those that are not among `files` need the server. */
  readonly pages: readonly string[];
  /** The page without content that is shown without a connection for a page that is not stored. */
  readonly shell: string;
  /** Changes with any file of the document reader. */
  readonly reader: string;
}

export interface StoredFile {
  readonly url: string;
  /** Null where the name has a content hash. */
  readonly revision: string | null;
  /** Of a file with a stable name that the server does not fill in (Subresource Integrity). */
  readonly integrity?: string;
}
