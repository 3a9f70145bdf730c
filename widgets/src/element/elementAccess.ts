import { type AccessSurroundings, sharedAccessMemory } from "@iep-insider/sdk/access";
import { retryImport } from "@iep-insider/sdk/ui";
import type { ElementSurroundings } from "./ElementSurroundings.ts";
import { frameToken } from "./frameToken.ts";
import { purchaseKeys } from "./purchaseKeys.ts";

/** Our server takes no longer one. Such a page opens by itself all the same. */
const longestReturn = 2000;

/** What surrounds the gates of an element: nobody is signed in, and an address that was given lives as long as the page. */
export function elementAccess(
  { server, siteKey, onSiteRefused, notify }: ElementSurroundings,
  openPage: (path: string) => void,
): AccessSurroundings {
  return {
    server,
    // A page of ours in a sandbox has no origin: its calls are those of a stranger.
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
    // Only a registered partner's page can be led back to; what stands behind # is the page's own affair.
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
