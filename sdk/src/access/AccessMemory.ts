import type { ToolId } from "../catalog/index.ts";
import type { Access, SiteOfPage } from "../contract/index.ts";

/** What one page knows of access, for all tools on it. Lives in memory only, and is a copy of what the server said. */
export interface AccessMemory {
  /** The server's last answer, and to whom it was given. */
  answer: { readonly of: string; readonly at: number; readonly access: Access } | null;
  /** A question that is under way: a page with five tools asks once. */
  asking: { readonly of: string; readonly answer: Promise<Access> } | null;
  /** The partners whose pages this page's tools stand on, by their site keys; `changes` tells `site` of a new one. */
  readonly sites: Map<string, SiteOfPage>;
  /** An address was given for the free tools while this page is open. */
  hasGivenEmail: boolean;
  /** The tools for which a payment was begun here. */
  readonly begun: Set<ToolId>;
  /** The tools for which a parent does not want to wait for a payment any longer. */
  readonly givenUp: Set<ToolId>;
  /** Tells of a `change` that may open another tool of this page. */
  readonly changes: EventTarget;
}

export function createAccessMemory(): AccessMemory {
  return {
    answer: null,
    asking: null,
    sites: new Map(),
    hasGivenEmail: false,
    begun: new Set(),
    givenUp: new Set(),
    changes: new EventTarget(),
  };
}

/**
 * One memory for all elements of a page, also for those of separate scripts: a page may hold two self-contained files.
 * The name is a symbol, so that nothing of the page can meet it by chance.
 */
export function sharedAccessMemory(page: object): AccessMemory {
  const name = Symbol.for("iep-insider.access");
  const places = page as { [name]?: AccessMemory };
  places[name] ??= createAccessMemory();
  return places[name];
}
