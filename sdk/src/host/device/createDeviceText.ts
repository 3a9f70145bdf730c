import type { DeviceText } from "./DeviceText.ts";

type TextEntries = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What tells of changes in other tabs: the window. */
type Changes = Pick<EventTarget, "addEventListener" | "removeEventListener">;

/**
 * One entry of this browser's local storage, on our own origin only (ADR 13).
 * @param openStorage called at each use, because merely accessing `localStorage` throws where it is blocked.
 * @param openChanges the window; called when a listener is added, so that no browser object is needed before.
 */
export function createDeviceText(
  key: string,
  openStorage: () => TextEntries = () => window.localStorage,
  openChanges: () => Changes = () => window,
): DeviceText {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: Event) => {
    // A null key: everything was cleared.
    const changed = "key" in event ? event.key : null;
    if (changed === null || changed === key) tell();
  };
  return {
    read: () => {
      try {
        return openStorage().getItem(key);
      } catch {
        return null;
      }
    },
    write: (text) => {
      try {
        if (text === null) openStorage().removeItem(key);
        else openStorage().setItem(key, text);
      } catch (error) {
        return isQuota(error) ? "full" : "blocked";
      }
      tell();
      return "kept";
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        openChanges().addEventListener("storage", onStorage);
        // A page restored from the browser's back/forward cache has missed changes in the meantime.
        openChanges().addEventListener("pageshow", tell);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        openChanges().removeEventListener("storage", onStorage);
        openChanges().removeEventListener("pageshow", tell);
      };
    },
  };
}

/** Firefox had a name of its own for it. */
function isQuota(error: unknown): boolean {
  const name = error instanceof Error ? error.name : "";
  return name === "QuotaExceededError" || name === "NS_ERROR_DOM_QUOTA_REACHED";
}
