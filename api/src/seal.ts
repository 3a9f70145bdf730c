import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto";
import type { ServerKeys } from "./serverKeys.ts";

const cipher = "aes-256-gcm";
const ivLength = 12;
const tagLength = 16;

/** Encrypts a text for the database: access to the database or a backup must not be enough to read it. */
export function sealText(text: string, { writing }: ServerKeys): string {
  const iv = randomBytes(ivLength);
  const encrypting = createCipheriv(cipher, writing, iv);
  const body = Buffer.concat([encrypting.update(text, "utf8"), encrypting.final()]);
  return Buffer.concat([iv, encrypting.getAuthTag(), body]).toString("base64");
}

/** @throws when it was sealed with a key that is not among these, or changed. */
export function unsealText(sealed: string, { reading }: ServerKeys): string {
  for (const key of reading) {
    const text = unsealedWith(key, Buffer.from(sealed, "base64"));
    if (text !== null) return text;
  }
  throw new Error("This was sealed with another key, or changed.");
}

/** @returns null when it is not of this key. */
function unsealedWith(key: KeyObject, bytes: Buffer): string | null {
  try {
    const decrypting = createDecipheriv(cipher, key, bytes.subarray(0, ivLength));
    decrypting.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    const body = Buffer.concat([decrypting.update(bytes.subarray(ivLength + tagLength)), decrypting.final()]);
    return body.toString("utf8");
  } catch {
    return null;
  }
}
