import type { Environment } from "../environment.ts";
import { isOriginOf } from "./matchOrigin.ts";
import { normalOrigin } from "./origins.ts";
import type { Site } from "./site.ts";

/**
 * Whether a buyer may be sent back there after a payment (ADR 40): our own pages, and pages of the partner whose
 * page began the purchase.
 * @param site of the request. @param url as the page stated it.
 */
export function isAllowedReturn(
  { publicOrigin }: Pick<Environment, "publicOrigin">,
  site: Pick<Site, "partner"> | null,
  url: string,
): boolean {
  const origin = normalOrigin(url);
  if (origin === null) return false;
  return origin === publicOrigin || (site !== null && isOriginOf(site.partner, origin));
}
