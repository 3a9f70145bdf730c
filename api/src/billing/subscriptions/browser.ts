import { randomBytes } from "node:crypto";
import type { Request } from "express";
import { hashOfToken } from "../../accounts/mailToken.ts";
import type { Environment } from "../../environment.ts";
import { cookieOf, giveCookie } from "../../http/cookies.ts";

const cookieName = "iep_signup";

/** As long as the provider's page can be paid on, and an hour for coming back (ADR 1). */
const lasts = 25 * 60 * 60_000;

/** The browser that began a sign-up, so that the return page signs in no other browser (ADR 1). */
export interface Browser {
  readonly secret: string;
  readonly hash: string;
}

export function newBrowser(): Browser {
  const secret = randomBytes(32).toString("base64url");
  return { secret, hash: hashOfToken(secret) };
}

/** Gives the browser its cookie, which only one call gets. */
export function rememberBrowser(request: Request, { secret }: Browser, environment: Environment): void {
  const path = "/api/payment-success";
  giveCookie(request, environment, { name: cookieName, value: secret, path, maxAge: lasts });
}

/** @returns the hash of the browser's cookie, or null without one. */
export function browserHashOf(request: Request): string | null {
  const secret = cookieOf(request, cookieName);
  return secret === null ? null : hashOfToken(secret);
}
