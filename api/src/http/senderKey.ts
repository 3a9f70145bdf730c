import { createHmac } from "node:crypto";
import type { Request } from "express";
import { ipKeyGenerator } from "express-rate-limit";

/** The network that a request comes from. IPv6 hands whole networks to one household, so they are one. */
export function networkOf(request: Request): string {
  return ipKeyGenerator(request.ip ?? "unknown", 56);
}

/**
 * A keyed hash under which is counted, so that no address is stored. The limit's name is hashed along: what somebody
 * did under one limit cannot be joined with what they did under another. By the secret that writes alone: when that is
 * changed, counting begins anew, which lets somebody try twice as often, once, within a window of an hour at most.
 */
export function countingKey(secret: string, limit: string, who: string): string {
  return createHmac("sha256", secret).update(`${limit} ${who}`).digest("hex");
}
