import type { WrappedKey } from "../../contract/index.ts";
import { type Bytes, fromText, randomBytes, toText, utf8 } from "./bytes.ts";

/** What opens a synced case: the parent's passphrase, or the recovery code without spaces. */
export interface Secret {
  readonly kind: "passphrase" | "recovery";
  readonly text: string;
}

/** The keys of one case, none of which can be exported. */
export interface CaseKeys {
  /** AES-GCM, for records. */
  readonly sealing: CryptoKey;
  /** HMAC, for the ids that the server sees. */
  readonly naming: CryptoKey;
}

/** The passphrase or the code does not open the case. */
export class WrongSecret extends Error {
  override readonly name = "WrongSecret";
}

/**
 * The least passphrase length, in characters. It is stretched, but the server could try guesses without limit.
 */
export const shortestPassphrase = 12;

/** For PBKDF2-HMAC-SHA-256, by the OWASP Password Storage Cheat Sheet. */
const iterations = 600_000;
const saltLength = 16;
export const ivLength = 12;

/** @returns a random key of 256 bits, from which `openKeys` derives the rest. Only its wrapped forms are stored. */
export function createDataKey(): Bytes {
  return randomBytes(32);
}

export async function openKeys(dataKey: Bytes): Promise<CaseKeys> {
  const source = await crypto.subtle.importKey("raw", dataKey, "HKDF", false, ["deriveKey"]);
  const derive = (use: string, algorithm: AesDerivedKeyParams | HmacImportParams, uses: KeyUsage[]) =>
    crypto.subtle.deriveKey(
      { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: utf8(`iep-insider case 1 ${use}`) },
      source,
      algorithm,
      false,
      uses,
    );
  const [sealing, naming] = await Promise.all([
    derive("records", { name: "AES-GCM", length: 256 }, ["encrypt", "decrypt"]),
    derive("ids", { name: "HMAC", hash: "SHA-256", length: 256 }, ["sign"]),
  ]);
  return { sealing, naming };
}

/** Encrypts the data key with a passphrase or recovery code. @param vault the synced case's id. */
export async function wrapKey(dataKey: Bytes, secret: Secret, vault: string): Promise<WrappedKey> {
  const salt = randomBytes(saltLength);
  const iv = randomBytes(ivLength);
  const key = await wrappingKey(secret, salt);
  const sealed = await crypto.subtle.encrypt(cipher(iv, secret, vault), key, dataKey);
  return { salt: toText(salt), sealed: toText(new Uint8Array([...iv, ...new Uint8Array(sealed)])) };
}

/** @throws {WrongSecret} */
export async function unwrapKey(wrapped: WrappedKey, secret: Secret, vault: string): Promise<Bytes> {
  const key = await wrappingKey(secret, fromText(wrapped.salt));
  const sealed = fromText(wrapped.sealed);
  const iv = sealed.subarray(0, ivLength);
  try {
    const opened = await crypto.subtle.decrypt(cipher(iv, secret, vault), key, sealed.subarray(ivLength));
    return new Uint8Array(opened);
  } catch {
    throw new WrongSecret();
  }
}

function cipher(iv: Bytes, { kind }: Secret, vault: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: utf8(JSON.stringify(["case key 1", kind, vault])) };
}

/** A passphrase is stretched; a code has 135 random bits and needs none. */
async function wrappingKey({ kind, text }: Secret, salt: Bytes): Promise<CryptoKey> {
  const bytes = utf8(kind === "passphrase" ? samePassphrase(text) : text);
  const name = kind === "passphrase" ? "PBKDF2" : "HKDF";
  const source = await crypto.subtle.importKey("raw", bytes, name, false, ["deriveKey"]);
  const derivation =
    kind === "passphrase"
      ? { name, hash: "SHA-256", salt, iterations }
      : { name, hash: "SHA-256", salt, info: utf8("iep-insider case 1 recovery") };
  return crypto.subtle.deriveKey(derivation, source, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}

/** Keyboards write one letter in several ways, and phones add a space after the last word. */
export function samePassphrase(typed: string): string {
  return typed.normalize("NFKC").trim();
}
