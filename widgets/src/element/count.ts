import { createClient } from "@iep-insider/sdk/client";
import { type CountRequest, usage } from "@iep-insider/sdk/contract";

/**
 * Sends one count to our server. Fetched when the first count is due, so that no first screen waits for it.
 * @param server our server's address. @param siteKey the partner's, or null.
 */
export function count(server: string, siteKey: string | null, request: CountRequest): Promise<void> {
  const client = createClient(usage, {
    baseUrl: server,
    credentials: server === location.origin ? "include" : "omit",
    siteKey: () => siteKey,
  });
  return client.count(request);
}
