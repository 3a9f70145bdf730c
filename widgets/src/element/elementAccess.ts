import { type AccessSurroundings, sharedAccessMemory } from "@iep-insider/sdk/access";
import { retryImport } from "@iep-insider/sdk/ui";
import type { ElementSurroundings } from "./ElementSurroundings.ts";
import { frameToken } from "./frameToken.ts";
import { purchaseKeys } from "./purchaseKeys.ts";

/** Our server accepts no longer one. Such a page opens on its own all the same. */
const longestReturn = 2000;

/**
 * The surroundings of an element's gates: visitors are never signed in, and a given address is kept as long as the page
 * is open.
 */
export function elementAccess(
  { server, siteKey, onSiteRefused, notify }: ElementSurroundings,
  openPage: (path: string) => void,
): AccessSurroundings {
  return {
    server,
    // Our own page in a sandboxed frame has no origin: its requests are sent without credentials.
    credentials: server === window.origin ? "include" : "omit",
    siteKey,
    onSiteRefused,
    frameToken: () => frameToken(server),
    memory: sharedAccessMemory(window),
    notify,
    purchaseKeys,
    session: null,
    emailAccess: null,
    records: null,
    isJustPaid: () => false,
    // Only a registered partner's page can be a return address; the part after # is the page's own concern.
    returnUrl: () => {
      const address = location.href.replace(/#.*$/, "");
      return siteKey() === null || address.length > longestReturn ? null : address;
    },
    // In the fragment: no server and no log gets it.
    subscribe: (email) => openPage(`/subscribe#email=${encodeURIComponent(email ?? "")}`),
    signIn: null,
    importAgain: retryImport,
  };
}
