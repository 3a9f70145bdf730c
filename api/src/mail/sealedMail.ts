import { z } from "zod";
import { sealText, unsealText } from "../seal.ts";
import { type ServerSecrets, serverKeys } from "../serverKeys.ts";

/** A mail's content, stored until it is sent. */
const sealedMail = z.strictObject({
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()),
  usefulUntil: z.iso.datetime(),
  attachments: z
    .array(
      z.strictObject({
        filename: z.string(),
        contentType: z.string(),
        content: z.base64(),
        encoding: z.literal("base64"),
      }),
    )
    .optional(),
});

export type SealedMail = Readonly<z.infer<typeof sealedMail>>;

/** Encrypts a mail for the table, since it may contain a link that opens an account. */
export function seal(mail: SealedMail, secrets: ServerSecrets): string {
  return sealText(JSON.stringify(mail), keysOf(secrets));
}

/** @throws if it was encrypted with another secret, or changed. */
export function unseal(sealed: string, secrets: ServerSecrets): SealedMail {
  return sealedMail.parse(JSON.parse(unsealText(sealed, keysOf(secrets))));
}

/** @returns null if it was deleted or cannot be decrypted with our secrets. */
export function contentOf(content: string | null, secrets: ServerSecrets): SealedMail | null {
  try {
    return content === null ? null : unseal(content, secrets);
  } catch {
    return null;
  }
}

function keysOf(secrets: ServerSecrets) {
  return serverKeys(secrets, "mails that wait");
}
