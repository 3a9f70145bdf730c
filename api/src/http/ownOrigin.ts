import type { RequestHandler } from "express";
import { HttpError } from "./errors.ts";
import { siteKeyOf } from "./siteKey.ts";

class OtherOrigin extends HttpError.of(
  403,
  "other_origin",
  "This works on our own pages only. Please open our site to use it.",
) {}

/**
 * For calls of our own pages. Every browser names the origin of a page that calls another one with a session's token.
 * @throws {OtherOrigin} also for a frame page of a partner, which has our origin and a site key.
 */
export function ownOriginOnly(publicOrigin: string): RequestHandler {
  return (request, _response, next) => {
    const origin = request.get("Origin");
    if ((origin !== undefined && origin !== publicOrigin) || siteKeyOf(request) !== "")
      throw new OtherOrigin();
    next();
  };
}
