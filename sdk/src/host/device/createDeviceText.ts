import type { DeviceText } from "./DeviceText.ts";
import { type Changes, storageListeners } from "./storageListeners.ts";

type TextEntries = Pick<Storage, "getItem" | "setItem" | "removeItem">;

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
  const { tell, subscribe } = storageListeners(key, openChanges);
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
    subscribe,
  };
}

/** Firefox has its own name for it. */
function isQuota(error: unknown): boolean {
  const name = error instanceof Error ? error.name : "";
  return name === "QuotaExceededError" || name === "NS_ERROR_DOM_QUOTA_REACHED";
}
