import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto";
import type { Request } from "express";
import type { User } from "../database/models/user.ts";
import { cookieOf, giveCookie } from "../http/cookies.ts";
import { serverKeys } from "../serverKeys.ts";
import type { Services } from "../services.ts";

// A browser that signed in to an account is recognized by a cookie (OWASP, "Device Cookies"). Its wrong passwords are
// counted separately, so that guesses from elsewhere do not lock the owner out (ADR 3). The cookie grants no access.

const name = "iep_device";
const lasts = 180 * 24 * 60 * 60_000;

type KnownServices = Pick<Services, "environment">;

/** @returns the cookie as the browser sent it. */
export function browserCookieOf(request: Request): string | null {
  return cookieOf(request, name);
}

/** Marks this browser as known to the account, keeping its existing id. */
export function rememberBrowserOf(services: KnownServices, request: Request, user: User): void {
  const id = knownBrowser(services, user, browserCookieOf(request)) ?? randomBytes(16).toString("base64url");
  const { writing } = serverKeys(services.environment, "known browsers");
  const value = `${user.id}.${id}.${sign(writing, user.id, id)}`;
  giveCookie(request, services.environment, { name, value, path: "/api", maxAge: lasts });
}

/** @returns the browser's id, if its cookie is valid and for this account; else null. */
export function knownBrowser(services: KnownServices, user: User, cookie: string | null): string | null {
  const [, userId, id, signature] = /^(\d+)\.([\w-]{22})\.([\w-]{43})$/.exec(cookie ?? "") ?? [];
  if (id === undefined || signature === undefined || Number(userId) !== user.id) return null;
  const given = Buffer.from(signature);
  const { reading } = serverKeys(services.environment, "known browsers");
  return reading.some((key) => timingSafeEqual(Buffer.from(sign(key, user.id, id)), given)) ? id : null;
}

function sign(key: KeyObject, userId: number, id: string): string {
  return createHmac("sha256", key).update(`${userId} ${id}`).digest("base64url");
}
