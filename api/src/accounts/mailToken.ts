import { createHash, randomBytes } from "node:crypto";

const hour = 60 * 60_000;

/** How long a link in a mail works (ADR 3). */
export const lifetimes = { verification: 72 * hour, reset: hour, newsletter: 72 * hour } as const;

/** The token in a link, and its stored hash. */
export interface MailToken {
  readonly token: string;
  readonly hash: string;
  readonly expiry: Date;
}

export function createMailToken(now: Date, lifetime: number): MailToken {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOfToken(token), expiry: new Date(now.getTime() + lifetime) };
}

/** A plain hash is enough for 256 random bits, which cannot be guessed. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
