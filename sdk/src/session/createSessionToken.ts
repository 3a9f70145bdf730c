import { type Changes, storageListeners } from "../host/device/storageListeners.ts";

/** The token's key in local storage (ADR 1). */
export const sessionTokenKey = "auth_token";

/** The one session token of this browser. The user's details are fetched from the server, and never stored. */
export interface SessionToken {
  /** @returns the token, or null when signed out. */
  readonly read: () => string | null;
  /** Replaces any other token. */
  readonly keep: (token: string) => void;
  /**
   * Removes the token; with `only`, if it is still this one: a response to an old request says nothing about a new
   * session.
   */
  readonly drop: (only?: string) => void;
  /**
   * Calls `listener` when the token may have changed, in this tab or in another.
   * @returns a function that unsubscribes.
   */
  readonly subscribe: (listener: () => void) => () => void;
}

type TokenStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The session token in local storage, for pages of our own origin only: a partner's page never holds it. Where storage
 * is blocked or full the token lives in memory, for as long as the page is open, and nothing else changes.
 * @param openStorage called at each use, because merely accessing `localStorage` throws where it is blocked.
 * @param openChanges the window; called when a listener is added, so that no browser object is needed before.
 */
export function createSessionToken(
  openStorage: () => TokenStorage,
  openChanges: () => Changes,
): SessionToken {
  let inMemory: string | null = null;
  const { tell, subscribe } = storageListeners(sessionTokenKey, openChanges);
  const read = () => attempt(openStorage, (storage) => storage.getItem(sessionTokenKey)) || inMemory;
  return {
    read,
    keep: (token) => {
      attempt(openStorage, (storage) => storage.removeItem(sessionTokenKey));
      attempt(openStorage, (storage) => storage.setItem(sessionTokenKey, token));
      inMemory = attempt(openStorage, (storage) => storage.getItem(sessionTokenKey)) === token ? null : token;
      tell();
    },
    drop: (only) => {
      if (only !== undefined && read() !== only) return;
      inMemory = null;
      attempt(openStorage, (storage) => storage.removeItem(sessionTokenKey));
      tell();
    },
    subscribe,
  };
}

function attempt<T>(openStorage: () => TokenStorage, task: (storage: TokenStorage) => T): T | null {
  try {
    return task(openStorage());
  } catch {
    return null;
  }
}
