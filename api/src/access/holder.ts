import { createHash, randomBytes } from "node:crypto";
import type { Request } from "express";
import type { User } from "../database/models/user.ts";
import { maybeSignedInOf } from "../http/authenticate.ts";
import { purchaseKeyOf } from "../http/purchaseKey.ts";
import type { Services } from "../services.ts";
import type { HeldByAccount } from "./heldByAccount.ts";
import { type Place, placeOf } from "./place.ts";

/** A holder of entitlements: an account, a browser that made a purchase without one, or both. */
export interface Holder {
  readonly user: User | null;
  /** What the account held when the request arrived, for answers that spend nothing. */
  readonly held?: HeldByAccount;
  /** The hash of the browser's purchase key. */
  readonly keyHash: string | null;
  /** Where the key is presented; by default our own origin. */
  readonly place?: Place;
}

export type PlacedHolder = Holder & { readonly place: Place };

/** The caller, by session and purchase key, and the place of the request. Access is the union of both. */
export function holderOf(services: Pick<Services, "environment">, request: Request): PlacedHolder {
  const key = purchaseKeyOf(request);
  const signedIn = maybeSignedInOf(request);
  return {
    user: signedIn?.user ?? null,
    ...(signedIn && { held: signedIn.held }),
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
