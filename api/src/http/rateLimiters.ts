import type { RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import type { Services } from "../services.ts";
import { TooManyRequests } from "./errors.ts";
import { type SenderLimitName, senderLimitNames } from "./limits.ts";
import { RateLimitStore } from "./RateLimitStore.ts";
import { countingKey, networkOf } from "./senderKey.ts";

/** The middleware of each limit per network address. */
export type RateLimiters = Readonly<Record<SenderLimitName, RequestHandler>>;

/**
 * Limits how often one network address may call, counted in the database, so that all processes count together.
 * @returns the middleware of each limit. @throws {TooManyRequests} into the error handler.
 */
export function createRateLimiters(services: Services): RateLimiters {
  const limiters = senderLimitNames.map((name) => [name, createLimiter(services, name)] as const);
  return Object.fromEntries(limiters) as RateLimiters;
}

function createLimiter(services: Services, name: SenderLimitName): RequestHandler {
  const { database, clock, environment } = services;
  const limit = services.limits[name];
  return rateLimit({
    windowMs: limit.window,
    limit: limit.requests,
    keyGenerator: (request) => countingKey(environment.serverSecret, name, networkOf(request)),
    store: new RateLimitStore(database, clock, limit),
    // Only the refusal says anything, in our own error body.
    standardHeaders: false,
    legacyHeaders: false,
    handler: (request, _response, next) =>
      next(new TooManyRequests(secondsUntil(resetTimeOf(request), clock))),
    // These checks guess at wrong set-ups and write to the console what a request sent.
    validate: false,
  });
}

export function secondsUntil(moment: Date, clock: Services["clock"]): number {
  return Math.max(1, Math.ceil((moment.getTime() - clock().getTime()) / 1000));
}

/** express-rate-limit leaves what the store said on the request, which its types do not know. */
function resetTimeOf(request: object): Date {
  const info = "rateLimit" in request ? request.rateLimit : undefined;
  const isInfo = typeof info === "object" && info !== null && "resetTime" in info;
  if (isInfo && info.resetTime instanceof Date) return info.resetTime;
  throw new Error("The rate limit store returned no reset time.");
}
