import type { CookieOptions, Request } from "express";
import type { Environment } from "../environment.ts";

/** @returns the value of our cookie, or null when the browser did not send it. */
export function cookieOf(request: Request, name: string): string | null {
  const cookies = (request.get("Cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

/** Gives the browser a cookie that no script reads and no other site's request carries. @param maxAge in milliseconds. */
export function giveCookie(
  request: Request,
  { publicOrigin }: Pick<Environment, "publicOrigin">,
  { name, value, path, maxAge }: { name: string; value: string; path: string; maxAge: number },
): void {
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: "lax",
    secure: publicOrigin.startsWith("https:"),
    path,
    maxAge,
  };
  request.res?.cookie(name, value, options);
}
