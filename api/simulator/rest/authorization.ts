import { timingSafeEqual } from "node:crypto";
import { ProviderError } from "./ProviderError.ts";

/**
 * @param header `Bearer <key>`, or `Basic` with the key as the user's name.
 * @throws {ProviderError} 401 unless it is `secretKey`.
 */
export function authorize(header: string | undefined, secretKey: string): void {
  const key = keyOf(header);
  if (key === undefined) throw unauthorized(noKey);
  if (!isSame(key, secretKey)) throw unauthorized(`Invalid API Key provided: ${shorten(key)}`);
}

const noKey =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";

function unauthorized(message: string): ProviderError {
  return new ProviderError(401, { type: "invalid_request_error", message });
}

function keyOf(header: string | undefined): string | undefined {
  const [scheme = "", value = ""] = header?.split(" ") ?? [];
  if (value === "") return undefined;
  if (scheme.toLowerCase() === "bearer") return value;
  if (scheme.toLowerCase() === "basic") return Buffer.from(value, "base64").toString().split(":")[0];
  return undefined;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `sk_test_****ator`: enough to recognize a key, not enough to use it. */
function shorten(key: string): string {
  return key.length > 12 ? `${key.slice(0, 8)}${"*".repeat(key.length - 12)}${key.slice(-4)}` : "****";
}
