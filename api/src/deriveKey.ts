import { createSecretKey, hkdfSync, type KeyObject } from "node:crypto";

/**
 * A key for one use, made from the server's secret: what one use gives away tells nothing about another's.
 * A `KeyObject`, since jsonwebtoken takes fifty times as long with a string.
 */
export function deriveKey(serverSecret: string, use: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", serverSecret, "", use, 32)));
}
