import { findTool, type ToolId, tools } from "@iep-insider/sdk/catalog";
import { ownTemplatesKey, toolOfKey } from "@iep-insider/sdk/host";
import { caseStore } from "./caseStore.ts";
import { forgetCase } from "./caseSync.ts";

/** Called at each use, because merely naming a storage throws where it is blocked. */
type OpenStorage = () => Storage;

const device: OpenStorage = () => window.localStorage;
const tab: OpenStorage = () => window.sessionStorage;

/** What all tools keep on this device: check-ins, check marks, letters, and own letter templates. */
export const keptHere = {
  /** @returns the tools with stored data, in the catalog's order. */
  tools: (): readonly ToolId[] => {
    const named = new Set(keysOf(device).map(toolOfKey));
    return tools.flatMap(({ id }) => (named.has(id) ? [id] : []));
  },
  hasTemplates: () => keysOf(device).includes(ownTemplatesKey),
  /**
   * Deletes all of it, including the case and drafts in this tab.
   * @returns a function that undoes it, except where another tab has stored something new meanwhile.
   */
  forgetAll: (): (() => void) => {
    const putBack = [
      ...keysOf(device).flatMap((key) => (toolOfKey(key) === null ? [] : [take(device, key)])),
      ...keysOf(tab).flatMap((key) => (isToolsDraft(key) ? [take(tab, key)] : [])),
    ];
    const removed = forgetCase().catch(() => []);
    tell();
    return () => {
      for (const one of putBack) one();
      void removed.then((records) => caseStore.merge(records)).catch(() => {});
      tell();
    };
  },
  /** Calls `listener` when it may have changed, in this tab or in another. @returns a function that unsubscribes. */
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  },
};

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Empty where storage is blocked. */
function keysOf(open: OpenStorage): readonly string[] {
  try {
    const storage = open();
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  } catch {
    return [];
  }
}

/** Removes an entry. @returns a function that restores it unless it was replaced. */
function take(open: OpenStorage, key: string): () => void {
  const text = open().getItem(key);
  open().removeItem(key);
  return () => {
    if (text !== null && open().getItem(key) === null) open().setItem(key, text);
  };
}

/** A tool's draft or start values, or what was typed on a page of the case; not the drafts of our other forms. */
function isToolsDraft(key: string): boolean {
  return (
    key.startsWith("iep-draft:case-") || findTool(/^iep-draft:(?:start:)?(.+)$/.exec(key)?.[1]) !== undefined
  );
}
