import { createHash, randomBytes } from "node:crypto";
import type { Request } from "express";
import type { User } from "../database/models/user.ts";
import { maybeSignedInOf } from "../http/authenticate.ts";
import { purchaseKeyOf } from "../http/purchaseKey.ts";
import type { Services } from "../services.ts";
import { type Place, placeOf } from "./place.ts";

/** Who may hold entitlements: an account, a browser that bought something without one, or both. */
export interface Holder {
  readonly user: User | null;
  /** Of the browser's purchase key. */
  readonly keyHash: string | null;
  /** Where the key is presented; our own origin, unless it is said. */
  readonly place?: Place;
}

export type PlacedHolder = Holder & { readonly place: Place };

/** Who asks, by session and by purchase key, and where. Session and key open what each of them opens. */
export function holderOf(services: Pick<Services, "environment">, request: Request): PlacedHolder {
  const key = purchaseKeyOf(request);
  return {
    user: maybeSignedInOf(request)?.user ?? null,
    keyHash: key && hashOfKey(key),
    place: placeOf(services, request),
  };
}

/** A new browser's key: 256 random bits. */
export function createPurchaseKey(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a key. A plain hash is enough, since a key is too long to guess. */
export function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
