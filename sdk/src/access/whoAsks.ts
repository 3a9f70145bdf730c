import type { AccessSurroundings } from "./AccessSurroundings.ts";

/** Who asks: the session and the purchase key together. An answer to one says nothing to another. */
export function whoAsks({
  session,
  purchaseKeys,
}: Pick<AccessSurroundings, "session" | "purchaseKeys">): string {
  return `${session?.token.read() ?? ""} ${purchaseKeys.read() ?? ""}`.trim();
}
