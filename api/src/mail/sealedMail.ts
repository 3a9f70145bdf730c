import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { z } from "zod";
import { deriveKey } from "../deriveKey.ts";

/** What is kept of a mail until it is sent. */
const sealedMail = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()),
  usefulUntil: z.iso.datetime(),
});

export type SealedMail = Readonly<z.infer<typeof sealedMail>>;

const cipher = "aes-256-gcm";
const ivLength = 12;
const tagLength = 16;

/**
 * Encrypts a mail for the table: it can hold a link that opens an account, and whoever reads the database, or a
 * backup of it, must not be able to use that.
 */
export function seal(mail: SealedMail, serverSecret: string): string {
  const iv = randomBytes(ivLength);
  const encrypting = createCipheriv(cipher, keyOf(serverSecret), iv);
  const body = Buffer.concat([encrypting.update(JSON.stringify(mail), "utf8"), encrypting.final()]);
  return Buffer.concat([iv, encrypting.getAuthTag(), body]).toString("base64");
}

/** @throws when it was sealed with another secret, or changed. */
export function unseal(sealed: string, serverSecret: string): SealedMail {
  const bytes = Buffer.from(sealed, "base64");
  const decrypting = createDecipheriv(cipher, keyOf(serverSecret), bytes.subarray(0, ivLength));
  decrypting.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const body = Buffer.concat([decrypting.update(bytes.subarray(ivLength + tagLength)), decrypting.final()]);
  return sealedMail.parse(JSON.parse(body.toString("utf8")));
}

function keyOf(serverSecret: string) {
  return deriveKey(serverSecret, "mails that wait");
}
