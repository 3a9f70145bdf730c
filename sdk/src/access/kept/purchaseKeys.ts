import { purchaseKeyPattern } from "../../contract/headers.ts";

/** The purchase key's name in the storage of the page's origin. It is all that we store on a partner's page. */
export const purchaseKeyName = "iep_purchase_key";

/**
 * The purchase key of this browser, one per origin: it opens what was bought here without an account, and nothing
 * else. The server makes it and keeps no more than its hash.
 */
export interface PurchaseKeys {
  /** @returns null where nothing was bought, and for what does not look like a key. */
  readonly read: () => string | null;
  /** Keeps a key that the server gave, in place of any other. @returns when every listener is done with it. */
  readonly keep: (key: string) => Promise<unknown> | undefined;
  readonly forget: () => void;
  /** Calls when the key may have changed, in this tab or in another. @returns a function that unsubscribes. */
  readonly subscribe: (listener: () => unknown) => () => void;
}

type KeyStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What tells of changes in other tabs: the window. */
type Changes = Pick<EventTarget, "addEventListener" | "removeEventListener">;

/**
 * @param openStorage the page's local storage; accessing it throws where it is blocked.
 * @returns null where nothing is stored, and for what does not look like a key.
 */
export function storedPurchaseKey(openStorage: () => Pick<Storage, "getItem">): string | null {
  try {
    const stored = openStorage().getItem(purchaseKeyName);
    return stored !== null && purchaseKeyPattern.test(stored) ? stored : null;
  } catch {
    return null;
  }
}

/**
 * The key in local storage. Where storage is blocked or full it lives in memory, for as long as the page is open.
 * @param openStorage called at each use, because merely accessing `localStorage` throws where it is blocked.
 * @param openChanges the window; called when a listener is added.
 */
export function createPurchaseKeys(openStorage: () => KeyStorage, openChanges: () => Changes): PurchaseKeys {
  let inMemory: string | null = null;
  const listeners = new Set<() => unknown>();
  const attempt = (task: (storage: KeyStorage) => void) => {
    try {
      task(openStorage());
    } catch {}
  };
  const tell = () => Promise.all([...listeners].map((listener) => listener()));
  const onStorage = (event: Event) => {
    const { key } = event as StorageEvent;
    // A null key: everything was cleared.
    if (key === null || key === purchaseKeyName) void tell();
  };
  return {
    read: () => storedPurchaseKey(openStorage) ?? inMemory,
    keep: (key) => {
      if (!purchaseKeyPattern.test(key)) return undefined;
      attempt((storage) => storage.setItem(purchaseKeyName, key));
      inMemory = storedPurchaseKey(openStorage) === key ? null : key;
      // An older key that could not be written over must not win over this one.
      if (inMemory !== null) attempt((storage) => storage.removeItem(purchaseKeyName));
      return tell();
    },
    forget: () => {
      inMemory = null;
      attempt((storage) => storage.removeItem(purchaseKeyName));
      void tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) openChanges().addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) openChanges().removeEventListener("storage", onStorage);
      };
    },
  };
}
