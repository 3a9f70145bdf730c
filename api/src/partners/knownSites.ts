import type { RequestHandler } from "express";
import { siteKeyOf } from "../http/siteKey.ts";
import type { Services } from "../services.ts";
import { UnknownSite } from "./errors.ts";
import { findActivePartner, isOriginOf } from "./service.ts";

/**
 * Refuses a request that names a site key which is not ours, is switched off, or does not belong to the page that asks.
 * A request without a key goes on: tools work on any page (DECISIONS 11).
 * @throws {UnknownSite} into the error handler.
 */
export function onlyKnownSites(services: Pick<Services, "database" | "environment">): RequestHandler {
  return async (request, _response, next) => {
    const siteKey = siteKeyOf(request);
    if (siteKey === "") return next();
    const partner = await findActivePartner(services, siteKey);
    const origin = request.get("Origin");
    const isOurs = origin === services.environment.publicOrigin;
    if (!partner || !(isOurs || isOriginOf(partner, origin))) throw new UnknownSite();
    next();
  };
}
