import { frameTokenHeader } from "@iep-insider/sdk/contract";
import type { Request, RequestHandler } from "express";
import type { Partner } from "../database/models/partner.ts";
import type { PartnerKey } from "../database/models/partnerKey.ts";
import { createAttemptCounter } from "../http/attempts.ts";
import { siteKeyOf } from "../http/siteKey.ts";
import type { Services } from "../services.ts";
import { FrameTokenOver, MissingOrigin, WrongOrigin } from "./errors.ts";
import { findSite } from "./findSite.ts";
import { isFrameToken } from "./frameToken.ts";
import { noteRefused, noteSeen } from "./keySigns.ts";
import { isOriginOf } from "./matchOrigin.ts";
import { readSettings } from "./settings.ts";

type CheckServices = Pick<Services, "database" | "clock" | "environment" | "limits">;

/**
 * Rejects a request whose site key is not active, or does not belong to the requesting page; finds the site of all
 * others (`siteOf`). A request without a key passes: tools work on any page (ADR 40).
 * @throws into the error handler one of the refusals of `errors.ts`, or {TooManyRequests} for a site past its limit.
 */
export function checkSite(services: CheckServices): RequestHandler {
  const countRequest = createAttemptCounter(services, "requestsOfSite");
  return async (request, response, next) => {
    const siteKey = siteKeyOf(request);
    if (siteKey === "") return next();
    const { partner, key } = await findSite(services, siteKey);
    const origin = await pageOf(services, request, partner, key);
    // Pages of other sites need not read this site's responses. It is no protection: without a key, any page may.
    if (origin !== null) response.set("Access-Control-Allow-Origin", origin);
    await countRequest(String(partner.id));
    // Pages on our own origin report through `tellSeen` whether they are in one of the partner's iframes.
    if (origin !== null) await noteSeen(services, key, { origin, path: null });
    request.site = { partner, key, siteKey, origin, settings: readSettings(partner) };
    next();
  };
}

/**
 * The requesting page: one of the partner's, or our own, possibly in an iframe, where browsers send no origin or
 * `null`.
 * @returns the origin of the partner's page; null for ours.
 */
async function pageOf(
  services: CheckServices,
  request: Request,
  partner: Partner,
  key: PartnerKey,
): Promise<string | null> {
  const origin = request.get("Origin");
  if (origin === services.environment.publicOrigin) return null;
  if (origin !== undefined && origin !== "null") {
    // A frame token is for our own page: on another site's page it has no effect.
    if (isOriginOf(partner, origin)) return origin;
    await noteRefused(services, key, origin);
    throw new WrongOrigin();
  }
  const token = request.get(frameTokenHeader);
  if (token !== undefined && isFrameToken(services, key.siteKey, token)) return null;
  // A page's GET to its own origin names none.
  if (origin === undefined && request.get("Sec-Fetch-Site") === "same-origin") return null;
  throw token === undefined ? new MissingOrigin() : new FrameTokenOver();
}
