import type { Partner } from "../database/models/partner.ts";
import type { Environment } from "../environment.ts";
import { normalOrigin, readOrigins } from "./origins.ts";
import type { Site } from "./site.ts";

/**
 * Whether pages of this origin belong to the partner. An origin does not prove who calls, so nothing secret depends on
 * it.
 * @param origin as browsers send it.
 */
export function isOriginOf(
  { allowedOrigins, allowsLocalhost }: Pick<Partner, "allowedOrigins" | "allowsLocalhost">,
  origin: string | null | undefined,
): boolean {
  if (origin == null) return false;
  if (allowsLocalhost && isOwnComputer(origin)) return true;
  return readOrigins(allowedOrigins).some((allowed) => matches(allowed, origin));
}

/** `https://*.center.example` matches every subdomain, however deep, but not the domain itself. */
function matches(allowed: string, origin: string): boolean {
  const [protocol, suffix] = allowed.split("*");
  if (protocol === undefined || suffix === undefined) return allowed === origin;
  if (!origin.startsWith(protocol) || !origin.endsWith(suffix)) return false;
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(origin.slice(protocol.length, -suffix.length));
}

/** With any port. @param origin as browsers send it, in normal form. */
function isOwnComputer(origin: string): boolean {
  return /^https?:\/\/(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/.test(origin);
}

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
