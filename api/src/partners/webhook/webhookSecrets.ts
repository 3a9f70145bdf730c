import type { PartnerWebhook } from "../../database/models/partnerWebhook.ts";
import { sealText, unsealText } from "../../seal.ts";
import { type ServerSecrets, serverKeys } from "../../serverKeys.ts";

export function sealSecret(secret: string, secrets: ServerSecrets): string {
  return sealText(secret, keysOf(secrets));
}

/** What messages are signed with now: the current secret first. @throws if a secret was sealed with an unknown key. */
export function secretsOf(
  { secret, oldSecret, oldSecretUntil }: PartnerWebhook,
  secrets: ServerSecrets,
  now: Date,
): readonly string[] {
  const sealed = oldSecret && oldSecretUntil && oldSecretUntil > now ? [secret, oldSecret] : [secret];
  return sealed.map((one) => unsealText(one, keysOf(secrets)));
}

function keysOf(secrets: ServerSecrets) {
  return serverKeys(secrets, "webhook secrets");
}
