import type { PartnerWebhook } from "../../database/models/partnerWebhook.ts";
import { sealText, unsealText } from "../../seal.ts";
import { type ServerSecrets, serverKeys } from "../../serverKeys.ts";

export function sealSecret(secret: string, secrets: ServerSecrets): string {
  return sealText(secret, keysOf(secrets));
}

/**
 * What messages are signed with now: the current secret first.
 * @returns none if the server's secret was replaced without a previous one, as after a leak.
 */
export function secretsOf(
  { secret, oldSecret, oldSecretUntil }: PartnerWebhook,
  secrets: ServerSecrets,
  now: Date,
): readonly string[] {
  const current = unsealed(secret, secrets);
  if (current === null) return [];
  const old = oldSecret && oldSecretUntil && oldSecretUntil > now ? unsealed(oldSecret, secrets) : null;
  return old === null ? [current] : [current, old];
}

/** The secret, encrypted with the server's current one, so that a rotated one can be retired. */
export function resealed({ secret }: PartnerWebhook, secrets: ServerSecrets): string {
  const current = unsealed(secret, secrets);
  return current === null ? secret : sealSecret(current, secrets);
}

function unsealed(sealed: string, secrets: ServerSecrets): string | null {
  try {
    return unsealText(sealed, keysOf(secrets));
  } catch {
    return null;
  }
}

function keysOf(secrets: ServerSecrets) {
  return serverKeys(secrets, "webhook secrets");
}
