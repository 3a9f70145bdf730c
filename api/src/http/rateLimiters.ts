import { createHmac } from "node:crypto";
import type { RequestHandler } from "express";
import { ipKeyGenerator, rateLimit } from "express-rate-limit";
import type { Services } from "../services.ts";
import { TooManyRequests } from "./errors.ts";
import type { LimitName } from "./limits.ts";
import { RateLimitStore } from "./RateLimitStore.ts";

/**
 * Limits how often one address may call, counted in the database, so that all processes count together.
 * An address is turned into a keyed hash before anything else sees it. The limits' name is hashed along: what an
 * address did under one limit cannot be joined with what it did under another.
 * @returns the middleware of each limit. @throws {TooManyRequests} into the error handler.
 */
export function createRateLimiters(services: Services): Readonly<Record<LimitName, RequestHandler>> {
  const { database, clock, environment } = services;
  const limiter = (name: LimitName): RequestHandler => {
    const { requests, window } = services.limits[name];
    return rateLimit({
      windowMs: window,
      limit: requests,
      keyGenerator: (request) => senderKey(environment.serverSecret, name, request.ip),
      store: new RateLimitStore(database, clock),
      // Only the refusal says anything, in our own error body.
      standardHeaders: false,
      legacyHeaders: false,
      handler: (request, _response, next) => next(new TooManyRequests(secondsLeft(request, clock))),
      // These checks guess at wrong set-ups and write to the console what a request sent.
      validate: false,
    });
  };
  return { supportRequests: limiter("supportRequests"), counts: limiter("counts") };
}

/** IPv6 hands whole networks to one household, so they are counted as one; hence `ipKeyGenerator`. */
function senderKey(secret: string, limit: LimitName, address: string | undefined): string {
  const sender = ipKeyGenerator(address ?? "unknown", 56);
  return createHmac("sha256", secret).update(`${limit} ${sender}`).digest("hex");
}

function secondsLeft(request: object, clock: Services["clock"]): number {
  const resetTime = resetTimeOf(request);
  return Math.max(1, Math.ceil((resetTime.getTime() - clock().getTime()) / 1000));
}

/** express-rate-limit leaves what the store said on the request, which its types do not know. */
function resetTimeOf(request: object): Date {
  const info = "rateLimit" in request ? request.rateLimit : undefined;
  const isInfo = typeof info === "object" && info !== null && "resetTime" in info;
  if (isInfo && info.resetTime instanceof Date) return info.resetTime;
  throw new Error("The rate limit's store gave no time of reset.");
}
