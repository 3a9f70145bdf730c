import { mayAdvertise } from "@iep-insider/sdk/contract";
import type { Choice, ChoiceStore } from "./choice.ts";

/** The operator's advertising tag, once it runs in this document. */
export interface AdvertisingTag {
  pageView(path: string): void;
}

/** Whether the tag may run in this document, and the way to it (ADR 13). */
export interface Advertising {
  /** Loads the tag on a page that may have it, if the visitor said yes, now or on an earlier visit. */
  begin(path: string): void;
  /** Whether the visitor of this page is still to be asked. */
  isToAsk(path: string): boolean;
  /** What the visitor said on this page. After a yes, the page counts. */
  answer(choice: Choice, path: string): void;
  /**
   * Whether this page may only be shown in a document of its own: the tag runs in this one, and must not share it with
   * what a parent enters into a tool.
   */
  mustReload(path: string): boolean;
  /** Tells the tag something, now or as soon as it has come; nothing where it was not let in. */
  send(tell: (tag: AdvertisingTag) => void): void;
}

interface Surroundings {
  /** The tag that the server offers to this document; null for most pages, and for visitors who opted out. */
  readonly offered: () => string | null;
  readonly choice: ChoiceStore;
  /** Fetches what runs the tag. */
  readonly load: (tag: string, path: string) => Promise<AdvertisingTag>;
}

export function createAdvertising({ offered, choice, load }: Surroundings): Advertising {
  let loading: Promise<AdvertisingTag> | null = null;

  const begin = (path: string) => {
    const tag = offered();
    if (loading || tag === null || choice.read() !== "yes" || !mayAdvertise(path)) return;
    loading = load(tag, path);
    // It did not come: nothing is counted there, and nothing else changes.
    loading.catch(() => {});
  };

  const send: Advertising["send"] = (tell) => {
    loading?.then(
      (tag) => {
        // The answer may have changed since, in another tab.
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
