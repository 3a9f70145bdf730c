import { createClient } from "@iep-insider/sdk/client";
import { partners } from "@iep-insider/sdk/contract";
import { pagePath } from "@iep-insider/sdk/embed";
import { frameToken } from "../frameToken.ts";
import { isPreview } from "../isPreview.ts";

const told = new Set<string>();

/**
 * Tells our server, once per page, that this page uses the key, so that the site's owner can see that it works: the
 * page's path without the query, the hash, and anything that could identify a person. Nothing about the visitor.
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
  // In our own frame, the path is ours and says nothing about the site.
  const path = location.origin === server ? null : pagePath(location.pathname);
  // It must never cost a parent anything.
  client.tellSeen({ path }).catch(() => {});
}
