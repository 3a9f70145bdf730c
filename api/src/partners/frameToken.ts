import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";
import { type ServerKeys, type ServerSecrets, serverKeys } from "../serverKeys.ts";
import type { Services } from "../services.ts";

/** How long a page in an iframe may use its site key after it was opened, in milliseconds. */
export const frameTokenLasts = 12 * 60 * 60_000;

type TokenServices = Pick<Services, "clock"> & { readonly environment: ServerSecrets };

/**
 * A token for our own page in a partner's iframe, which the server writes into that page (`frameTokenMeta`). It proves
 * that the page was made for this key, and grants nothing that the partner's own page would not have.
 * @returns `<end in milliseconds, base 36>.<signature>`.
 */
export function mintFrameToken({ clock, environment }: TokenServices, siteKey: string): string {
  const end = (clock().getTime() + frameTokenLasts).toString(36);
  return `${end}.${sign(keysOf(environment).writing, siteKey, end)}`;
}

/** Whether a token is ours, for this key, and not expired. */
export function isFrameToken({ clock, environment }: TokenServices, siteKey: string, token: string): boolean {
  const [, end, signature] = /^([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (end === undefined || signature === undefined) return false;
  if (Number.parseInt(end, 36) <= clock().getTime()) return false;
  return keysOf(environment).reading.some((key) => isSame(sign(key, siteKey, end), signature));
}

function keysOf(environment: ServerSecrets): ServerKeys {
  return serverKeys(environment, "frame tokens");
}

function sign(key: KeyObject, siteKey: string, end: string): string {
  return createHmac("sha256", key).update(`${siteKey} ${end}`).digest("base64url");
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
