import {
  frameTokenHeader,
  purchaseKeyHeader,
  requestIdHeader,
  siteKeyHeader,
} from "@iep-insider/sdk/contract";
import type { RequestHandler } from "express";

/**
 * Elements call the API from any page, without credentials (ADR 1 and 40): any origin may read the answers, and
 * no browser sends our cookies along. An origin is no proof of who calls, so none is listed here. Once a request has
 * named a site key, its answer is for the page's own origin (`partners/checkSite.ts`); a preflight and a refusal cannot
 * name one, or hold nothing.
 * @param methods all that the API knows.
 */
export function allowOtherOrigins(publicOrigin: string, methods: readonly string[]): RequestHandler {
  return (request, response, next) => {
    response.vary("Origin");
    const origin = request.get("Origin");
    if (!origin || origin === publicOrigin) return next();

    response.set("Access-Control-Allow-Origin", "*");
    response.set("Access-Control-Expose-Headers", [requestIdHeader, "Retry-After"].join(", "));
    if (request.method !== "OPTIONS" || !request.get("Access-Control-Request-Method")) return next();

    request.routePattern = "(preflight)";
    response.set("Access-Control-Allow-Methods", methods.join(", "));
    response.set(
      "Access-Control-Allow-Headers",
      ["Content-Type", "Authorization", siteKeyHeader, purchaseKeyHeader, frameTokenHeader].join(", "),
    );
    // Two hours: the most that Chromium keeps.
    response.set("Access-Control-Max-Age", "7200");
    response.status(204).end();
  };
}
