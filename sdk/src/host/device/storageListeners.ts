/** Reports changes in other tabs: the window. */
export type Changes = Pick<EventTarget, "addEventListener" | "removeEventListener">;

/**
 * The listeners of one entry of local storage.
 * @param openChanges the window; called when a listener is added, so that no browser object is needed before.
 * @returns `tell`, which calls them after a change in this tab, and `subscribe`.
 */
export function storageListeners(key: string, openChanges: () => Changes) {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: Event) => {
    // A null key: everything was cleared.
    const changed = "key" in event ? event.key : null;
    if (changed === null || changed === key) tell();
  };
  const subscribe = (listener: () => void) => {
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
  };
  return { tell, subscribe };
}
