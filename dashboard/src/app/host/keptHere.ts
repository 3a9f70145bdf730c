import { findTool, type ToolId, tools } from "@iep-insider/sdk/catalog";
import { ownTemplatesKey, toolOfKey } from "@iep-insider/sdk/host";

/** Our own windows' storages; asked at each use, because merely naming one throws where it is blocked. */
type OpenStorage = () => Storage;

const device: OpenStorage = () => window.localStorage;
const tab: OpenStorage = () => window.sessionStorage;

/** What all tools keep on this device: check-ins, ticks, letters, and own letter templates. */
export const keptHere = {
  /** @returns the tools that keep something, in the order of the catalog. */
  tools: (): readonly ToolId[] => {
    const named = new Set(keysOf(device).map(toolOfKey));
    return tools.flatMap(({ id }) => (named.has(id) ? [id] : []));
  },
  hasTemplates: () => keysOf(device).includes(ownTemplatesKey),
  /**
   * Forgets all of it, and what tools hold in this tab.
   * @returns what puts it back, except where another tab has kept something new meanwhile.
   */
  forgetAll: (): (() => void) => {
    const putBack = [
      ...keysOf(device).flatMap((key) => (toolOfKey(key) === null ? [] : [take(device, key)])),
      ...keysOf(tab).flatMap((key) => (isToolsDraft(key) ? [take(tab, key)] : [])),
    ];
    tell();
    return () => {
      for (const one of putBack) one();
      tell();
    };
  },
  /** Calls when it may have changed, in this tab or in another. @returns how to stop listening. */
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

/** Nothing where storage is blocked. */
function keysOf(open: OpenStorage): readonly string[] {
  try {
    const storage = open();
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  } catch {
    return [];
  }
}

/** Takes an entry away. @returns what puts it back where nothing took its place. */
function take(open: OpenStorage, key: string): () => void {
  const text = open().getItem(key);
  open().removeItem(key);
  return () => {
    if (text !== null && open().getItem(key) === null) open().setItem(key, text);
  };
}

/** What a tool began in this tab, or another left for it to start with; not the drafts of our forms. */
function isToolsDraft(key: string): boolean {
  return findTool(/^iep-draft:(?:start:)?(.+)$/.exec(key)?.[1]) !== undefined;
}
