import { mayAdvertise } from "@iep-insider/sdk/contract";
import type { Choice, ChoiceStore } from "./choice.ts";

/** The operator's advertising tag, running in this document. */
export interface AdvertisingTag {
  pageView(path: string): void;
}

/** Loads the advertising tag with consent (ADR 13). */
export interface Advertising {
  /** Loads the tag on an eligible page, if the visitor has consented. */
  begin(path: string): void;
  /** Whether to ask the visitor of this page. */
  isToAsk(path: string): boolean;
  /** Stores the answer. After a yes, this page view counts. */
  answer(choice: Choice, path: string): void;
  /**
   * Whether a page needs a full load: the tag runs in this document, and must not share it with what a parent enters
   * into a tool.
   */
  mustReload(path: string): boolean;
  /** Calls `tell` once the tag has loaded; never without consent. */
  send(tell: (tag: AdvertisingTag) => void): void;
}

interface Surroundings {
  /** The tag id that the server put into this document; null for most pages, and for visitors who opted out. */
  readonly offered: () => string | null;
  readonly choice: ChoiceStore;
  readonly load: (tag: string, path: string) => Promise<AdvertisingTag>;
}

export function createAdvertising({ offered, choice, load }: Surroundings): Advertising {
  let loading: Promise<AdvertisingTag> | null = null;

  const begin = (path: string) => {
    const tag = offered();
    if (loading || tag === null || choice.read() !== "yes" || !mayAdvertise(path)) return;
    loading = load(tag, path);
    // If the tag fails to load, it counts nothing. Nothing else changes.
    loading.catch(() => {});
  };

  const send: Advertising["send"] = (tell) => {
    loading?.then(
      (tag) => {
        // The answer may have changed in another tab.
        if (choice.read() === "yes") tell(tag);
      },
      () => {},
    );
  };

  return {
    begin,
    send,
    isToAsk: (path) => offered() !== null && choice.read() === null && mayAdvertise(path),
    answer(given, path) {
      choice.keep(given);
      begin(path);
      send((tag) => tag.pageView(path));
    },
    mustReload: (path) => loading !== null && !mayAdvertise(path),
  };
}
