import { createClient } from "@iep-insider/sdk/client";
import { type CountRequest, contacts, usage } from "@iep-insider/sdk/contract";

/** The calls this site makes to its own server. */
export const server = createClient({ ...usage, ...contacts }, { baseUrl: "", credentials: "include" });

/** A count that fails is nobody's concern: it must never cost a parent anything. */
export function count(request: CountRequest): void {
  server.count(request).catch(() => {});
}
