import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const ivLength = 12;
const tagLength = 16;

/** Encrypts a text for the database: whoever reads that, or a backup of it, must not be able to read this. */
export function sealText(text: string, key: KeyObject): string {
  const iv = randomBytes(ivLength);
  const encrypting = createCipheriv(cipher, key, iv);
  const body = Buffer.concat([encrypting.update(text, "utf8"), encrypting.final()]);
  return Buffer.concat([iv, encrypting.getAuthTag(), body]).toString("base64");
}

/** @throws when it was sealed with another key, or changed. */
export function unsealText(sealed: string, key: KeyObject): string {
  const bytes = Buffer.from(sealed, "base64");
  const decrypting = createDecipheriv(cipher, key, bytes.subarray(0, ivLength));
  decrypting.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const body = Buffer.concat([decrypting.update(bytes.subarray(ivLength + tagLength)), decrypting.final()]);
  return body.toString("utf8");
}
