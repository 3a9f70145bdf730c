import type { Request } from "express";
import type { PurchaseKey } from "../database/models/purchaseKey.ts";
import { siteOf } from "../partners/site.ts";
import type { Services } from "../services.ts";

/** Where a browser's key is presented, or was issued. */
export interface Place {
  /** The partner whose site key was sent. */
  readonly partnerId: number | null;
  /** The partner page's origin; null on our own origin, including our page in a partner's iframe. */
  readonly origin: string | null;
}

/** Our own pages. */
export const ourPlace: Place = { partnerId: null, origin: null };

/** Where a request comes from. */
export function placeOf({ environment }: Pick<Services, "environment">, request: Request): Place {
  const site = siteOf(request);
  if (site) return { partnerId: site.partner.id, origin: site.origin };
  const stated = request.get("Origin");
  const isOurs = stated === undefined || stated === environment.publicOrigin;
  return { partnerId: null, origin: isOurs ? null : stated };
}

/** Where a new key is valid: anywhere, unless it is stored on a partner's page. */
export function bindingAt(place: Place, now: Date): Pick<PurchaseKey, "partnerId" | "origin" | "endsAt"> {
  if (place.partnerId === null) return { ...ourPlace, endsAt: null };
  return { ...place, endsAt: new Date(now.getTime() + boundKeyLasts) };
}

/**
 * Whether a key is valid where it is presented. It is not on another origin or for another partner. On its own origin,
 * a purchase also opens without a site key: the partner's key may have expired, and the parent has paid.
 */
export function opensAt(bound: Place, place: Place): boolean {
  if (bound.partnerId === null) return true;
  if (bound.origin !== place.origin) return false;
  if (place.partnerId === null) return bound.origin !== null;
  return bound.partnerId === place.partnerId;
}

const day = 24 * 60 * 60_000;

/** How long a key on a partner's page is valid after its last use, in milliseconds. */
export const boundKeyLasts = 30 * day;

/** At most once a day, so that most reads cause no write. */
export function isToBeRenewed(endsAt: Date | null, now: Date): boolean {
  return endsAt !== null && endsAt.getTime() - now.getTime() < boundKeyLasts - day;
}
