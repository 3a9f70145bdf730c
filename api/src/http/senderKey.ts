import { createHmac } from "node:crypto";
import type { Request } from "express";
import { ipKeyGenerator } from "express-rate-limit";

/** The network that a request comes from. IPv6 hands whole networks to one household, so they are one. */
export function networkOf(request: Request): string {
  return ipKeyGenerator(request.ip ?? "unknown", 56);
}

/**
 * The keyed hash that requests are counted under, so that no address is stored. The limit's name is part of it, so
 * counts of one caller under different limits cannot be linked. Only the current writing secret is used: changing it
 * resets the counts, which lets a caller try twice as often, once, within a window of an hour at most.
 */
export function countingKey(secret: string, limit: string, who: string): string {
  return createHmac("sha256", secret).update(`${limit} ${who}`).digest("hex");
}
