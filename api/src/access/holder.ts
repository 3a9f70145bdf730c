import { createHash, randomBytes } from "node:crypto";
import type { Request } from "express";
import type { User } from "../database/models/user.ts";
import { maybeSignedInOf } from "../http/authenticate.ts";
import { purchaseKeyOf } from "../http/purchaseKey.ts";

/** Who may hold entitlements: an account, a browser that bought something without one, or both. */
export interface Holder {
  readonly user: User | null;
  /** Of the browser's purchase key. */
  readonly keyHash: string | null;
}

/** Who asks, by session and by purchase key. Both together open what each of them opens. */
export function holderOf(request: Request): Holder {
  const key = purchaseKeyOf(request);
  return { user: maybeSignedInOf(request)?.user ?? null, keyHash: key && hashOfKey(key) };
}

/** A new browser's key: 256 random bits. */
export function createPurchaseKey(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a key. A plain hash does for what nobody can try out. */
export function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
