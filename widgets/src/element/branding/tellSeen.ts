import { createClient } from "@iep-insider/sdk/client";
import { partners } from "@iep-insider/sdk/contract";
import { pagePath } from "@iep-insider/sdk/embed";
import { frameToken } from "../frameToken.ts";
import { isPreview } from "../isPreview.ts";

const told = new Set<string>();

/**
 * Tells our server, once for a page, that this page has the key, so that the site's owner can see that it works: the
 * page's path without query, hash, and what could name a person. Nothing about who looks at it.
 */
export function tellSeen(server: string, siteKey: string): void {
  if (told.has(siteKey) || isPreview(server, window)) return;
  told.add(siteKey);
  const client = createClient(partners, {
    baseUrl: server,
    credentials: "omit",
    siteKey: () => siteKey,
    frameToken: () => frameToken(server),
  });
  // Of our own page in a frame the path says nothing.
  const path = location.origin === server ? null : pagePath(location.pathname);
  // It must never cost a parent anything.
  client.tellSeen({ path }).catch(() => {});
}
