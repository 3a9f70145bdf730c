import type { AccessSurroundings } from "./AccessSurroundings.ts";

/** Who asks: the session and the purchase key together. An answer to one says nothing to another. */
export function whoAsks({
  session,
  purchaseKeys,
}: Pick<AccessSurroundings, "session" | "purchaseKeys">): string {
  return `${session?.token.read() ?? ""} ${purchaseKeys.read() ?? ""}`.trim();
}

/** Who asks, and from which partner's page: a site's sponsor opens nothing on another. */
export function askedAs(
  surroundings: Pick<AccessSurroundings, "session" | "purchaseKeys" | "siteKey">,
): string {
  return `${whoAsks(surroundings)} @${surroundings.siteKey() ?? ""}`;
}
