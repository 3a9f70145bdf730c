import type { TemplateStorage } from "@iep-insider/sdk/host";

/** Where own letter templates lie in the browser's local storage. */
export const ownTemplatesKey = "iep-letter-templates";

type TemplateEntries = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What tells of changes in other tabs: the window. */
type Changes = Pick<EventTarget, "addEventListener" | "removeEventListener">;

/**
 * Own letter templates in this browser's local storage, on our own origin only (DECISIONS 16, 35). They stay when
 * somebody signs out: they are the parent's own words, and nobody else has a copy.
 * @param openStorage asked at each use, because merely naming `localStorage` throws where it is blocked.
 * @param openChanges the window; asked when somebody listens, so that nothing of the browser is needed before.
 */
export function createOwnTemplates(
  openStorage: () => TemplateEntries,
  openChanges: () => Changes,
): TemplateStorage {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: Event) => {
    // A null key: everything was cleared.
    const key = "key" in event ? event.key : null;
    if (key === null || key === ownTemplatesKey) tell();
  };
  return {
    read: () => {
      try {
        return openStorage().getItem(ownTemplatesKey);
      } catch {
        return null;
      }
    },
    write: (text) => {
      try {
        if (text === null) openStorage().removeItem(ownTemplatesKey);
        else openStorage().setItem(ownTemplatesKey, text);
      } catch (error) {
        return isQuota(error) ? "full" : "blocked";
      }
      tell();
      return "kept";
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        openChanges().addEventListener("storage", onStorage);
        // A page that comes back from the browser's cache has heard of nothing meanwhile.
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
