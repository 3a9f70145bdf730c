import { z } from "zod";
import { deriveKey } from "../deriveKey.ts";
import { sealText, unsealText } from "../seal.ts";

/** What is kept of a mail until it is sent. */
const sealedMail = z.strictObject({
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()),
  usefulUntil: z.iso.datetime(),
});

export type SealedMail = Readonly<z.infer<typeof sealedMail>>;

/** Encrypts a mail for the table: it can hold a link that opens an account. */
export function seal(mail: SealedMail, serverSecret: string): string {
  return sealText(JSON.stringify(mail), keyOf(serverSecret));
}

/** @throws when it was sealed with another secret, or changed. */
export function unseal(sealed: string, serverSecret: string): SealedMail {
  return sealedMail.parse(JSON.parse(unsealText(sealed, keyOf(serverSecret))));
}

function keyOf(serverSecret: string) {
  return deriveKey(serverSecret, "mails that wait");
}
