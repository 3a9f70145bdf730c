import { randomBytes } from "node:crypto";
import type { CookieOptions, Request } from "express";
import { hashOfToken } from "../../accounts/mailToken.ts";
import type { Environment } from "../../environment.ts";

const cookieName = "iep_signup";

/** As long as the provider's page can be paid on, and an hour for coming back (DECISIONS 9). */
const lasts = 25 * 60 * 60_000;

/** The browser that begins a sign-up, so that nobody else is signed in by its return page (DECISIONS 9). */
export interface Browser {
  readonly secret: string;
  readonly hash: string;
}

export function newBrowser(): Browser {
  const secret = randomBytes(32).toString("base64url");
  return { secret, hash: hashOfToken(secret) };
}

/** Gives the browser its cookie: no script reads it, no other page's request carries it, and only one call gets it. */
export function rememberBrowser(request: Request, { secret }: Browser, environment: Environment): void {
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: "lax",
    secure: environment.publicOrigin.startsWith("https:"),
    path: "/api/payment-success",
    maxAge: lasts,
  };
  request.res?.cookie(cookieName, secret, options);
}

/** @returns the hash of the browser's cookie, or null without one. */
export function browserHashOf(request: Request): string | null {
  const cookies = (request.get("Cookie") ?? "").split(";").map((cookie) => cookie.trim());
  const own = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`));
  return own ? hashOfToken(own.slice(cookieName.length + 1)) : null;
}
