import { createClient } from "@iep-insider/sdk/client";
import { type CountRequest, usage } from "@iep-insider/sdk/contract";
import { frameToken } from "./frameToken.ts";
import { isPreview } from "./isPreview.ts";

/**
 * Sends one count to our server. Fetched when the first count is due, so that no first screen waits for it.
 * Elements in our own preview are not counted.
 * @param server our server's address. @param siteKey the partner's, or null.
 */
export async function count(server: string, siteKey: string | null, request: CountRequest): Promise<void> {
  if (isPreview(server, window)) return;
  const client = createClient(usage, {
    baseUrl: server,
    credentials: server === window.origin ? "include" : "omit",
    siteKey: () => siteKey,
    frameToken: () => frameToken(server),
  });
  await client.count(request);
}
