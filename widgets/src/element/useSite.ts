import { sharedAccessMemory } from "@iep-insider/sdk/access";
import type { SiteOfPage } from "@iep-insider/sdk/contract";
import { useSyncExternalStore } from "react";
import type { ToolElement } from "./ToolElement.ts";

/** What the server has said of the partner with this site key; null before, and without a key. */
export function siteOf(siteKey: string | null): SiteOfPage | null {
  return (siteKey !== null && sharedAccessMemory(window).sites.get(siteKey)) || null;
}

/** @returns the parent's state, as far as an element knows it: by its attribute, or as the site's own. */
export function stateOf(element: ToolElement): string | null {
  const { state, "site-key": key } = element.readAttributes().values;
  return state ?? siteOf(key)?.defaultState ?? null;
}

/** The same as `siteOf` for a screen, which is drawn again when it becomes known. */
export function useSite(siteKey: string | null): SiteOfPage | null {
  return useSyncExternalStore(hear, () => siteOf(siteKey));
}

function hear(listener: () => void) {
  const { changes } = sharedAccessMemory(window);
  changes.addEventListener("site", listener);
  return () => changes.removeEventListener("site", listener);
}
