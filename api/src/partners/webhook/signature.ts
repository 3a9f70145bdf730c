import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** A new secret in the form of the Standard Webhooks specification: `whsec_` and 32 random bytes in base64. */
export function createWebhookSecret(): string {
  return `${prefix}${randomBytes(32).toString("base64")}`;
}

/** A message before it is signed. */
export interface SignedMessage {
  /** The `webhook-id`: the same for every attempt, so that the receiver can drop duplicates. */
  readonly messageId: string;
  /** The moment of the attempt; a receiver refuses one that is minutes away from its clock. */
  readonly at: Date;
  readonly body: string;
}

/**
 * The headers by which a receiver knows that we sent a message (Standard Webhooks, `v1`: HMAC-SHA256).
 * @param secrets each signs: while a secret is being replaced, the receiver may have either.
 */
export function signatureHeaders({ messageId, at, body }: SignedMessage, secrets: readonly string[]) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(prefix, ""), "base64");
    const signed = createHmac("sha256", key).update(`${messageId}.${timestamp}.${body}`);
    return `v1,${signed.digest("base64")}`;
  });
  return {
    "webhook-id": messageId,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
