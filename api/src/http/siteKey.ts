import { siteKeyHeader, siteKeyParameter, siteKeyPattern } from "@iep-insider/sdk/contract";
import type { Request, RequestHandler } from "express";

declare global {
  namespace Express {
    interface Request {
      /** The site key in the query of a simple call; read it with `siteKeyOf`. */
      siteKeyOfQuery?: string;
    }
  }
}

/** For simple calls, whose site key may be in the query. Other calls have it in the header only. */
export const readSiteKeyOfQuery: RequestHandler = (request, _response, next) => {
  const [, query = ""] = request.originalUrl.split("?", 2);
  const stated = new URLSearchParams(query).get(siteKeyParameter);
  if (stated !== null) request.siteKeyOfQuery = stated;
  next();
};

/** @returns the partner's site key from the request, or "" if it is missing or malformed. */
export function siteKeyOf(request: Request): string {
  const stated = request.get(siteKeyHeader) ?? request.siteKeyOfQuery ?? "";
  return siteKeyPattern.test(stated) ? stated : "";
}
