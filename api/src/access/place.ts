import type { Request } from "express";
import type { PurchaseKey } from "../database/models/purchaseKey.ts";
import { siteOf } from "../partners/site.ts";
import type { Services } from "../services.ts";

/** Where a browser's key is presented, or was given. */
export interface Place {
  /** The partner whose site key came along. */
  readonly partnerId: number | null;
  /** The partner page's origin; null on our own origin, which our page in a partner's frame also has. */
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

/** Where a new key is good: anywhere, unless it lies on a partner's page. */
export function bindingAt(place: Place, now: Date): Pick<PurchaseKey, "partnerId" | "origin" | "endsAt"> {
  if (place.partnerId === null) return { ...ourPlace, endsAt: null };
  return { ...place, endsAt: new Date(now.getTime() + boundKeyLasts) };
}

/**
 * Whether what a key was given for opens where it is presented. Another origin and another partner open nothing. At the
 * origin itself a purchase also opens without a site key: the partner's may have ended, and the parent has paid.
 */
export function opensAt(bound: Place, place: Place): boolean {
  if (bound.partnerId === null) return true;
  if (bound.origin !== place.origin) return false;
  if (place.partnerId === null) return bound.origin !== null;
  return bound.partnerId === place.partnerId;
}

const day = 24 * 60 * 60_000;

/** How long a key on a partner's page is good after its last use, in milliseconds. */
export const boundKeyLasts = 30 * day;

/** Once a day at most: reading must not mean writing. */
export function isToBeRenewed(endsAt: Date | null, now: Date): boolean {
  return endsAt !== null && endsAt.getTime() - now.getTime() < boundKeyLasts - day;
}
