import { sharedAccessMemory } from "@iep-insider/sdk/access";
import type { SiteOfPage } from "@iep-insider/sdk/contract";
import { useSyncExternalStore } from "react";

/** What the server has said of the partner with this site key; null before, and without a key. */
export function siteOf(siteKey: string | null): SiteOfPage | null {
  return (siteKey !== null && sharedAccessMemory(window).sites.get(siteKey)) || null;
}

/** The same for a screen, which is drawn again when it becomes known. */
export function useSite(siteKey: string | null): SiteOfPage | null {
  return useSyncExternalStore(hear, () => siteOf(siteKey));
}

function hear(listener: () => void) {
  const { changes } = sharedAccessMemory(window);
  changes.addEventListener("site", listener);
  return () => changes.removeEventListener("site", listener);
}
