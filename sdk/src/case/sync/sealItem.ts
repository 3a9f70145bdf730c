import type { SealedRecord } from "../../contract/index.ts";
import type { StoredRecord } from "../StoredCase.ts";
import { type Bytes, fromText, randomBytes, toHex, toText, utf8 } from "./bytes.ts";
import { type CaseKeys, ivLength } from "./keys.ts";

/** What is synced under one id: a record, or that it was deleted. */
export type Item =
  | { readonly record: StoredRecord }
  | { readonly deleted: { readonly id: string; readonly deletedAt: string } };

/** An item in a version; the first is 1. */
export interface VersionedItem {
  readonly item: Item;
  readonly version: number;
}

/** What came from the server is not what was sent there: changed, swapped, or an older version. */
export class Tampered extends Error {
  override readonly name = "Tampered";
}

/** An item is larger than the largest size class. */
export class ItemTooLarge extends Error {
  override readonly name = "ItemTooLarge";
}

// The plaintext is padded to a power of two between these, in bytes, so that its length says little.
const smallestClass = 256;
const largestClass = 512 * 1024;
const lengthBytes = 4;

/** The id of a record on this device. */
export function idOf(item: Item): string {
  return "record" in item ? item.record.id : item.deleted.id;
}

/** The id that the server sees: it does not tell the record's own, which can be `child`. @returns hexadecimal. */
export async function sealedIdOf(keys: CaseKeys, id: string): Promise<string> {
  return toHex(await crypto.subtle.sign("HMAC", keys.naming, utf8(id)));
}

/** @throws {ItemTooLarge} */
export async function sealItem(keys: CaseKeys, { item, version }: VersionedItem): Promise<SealedRecord> {
  const id = await sealedIdOf(keys, idOf(item));
  const iv = randomBytes(ivLength);
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(cipher(iv, id, version), keys.sealing, pad(utf8(JSON.stringify(item)))),
  );
  const whole = new Uint8Array(iv.length + sealed.length);
  whole.set(iv);
  whole.set(sealed, iv.length);
  return { id, version, sealed: toText(whole) };
}

/** @throws {Tampered} */
export async function openItem(
  keys: CaseKeys,
  { id, version, sealed }: SealedRecord,
): Promise<VersionedItem> {
  const item = await decrypt(keys, id, version, sealed).catch(() => null);
  if (item === null || (await sealedIdOf(keys, idOf(item))) !== id) throw new Tampered();
  return { item, version };
}

async function decrypt(keys: CaseKeys, id: string, version: number, sealed: string): Promise<Item> {
  const whole = fromText(sealed);
  const padded = await crypto.subtle.decrypt(
    cipher(whole.subarray(0, ivLength), id, version),
    keys.sealing,
    whole.subarray(ivLength),
  );
  // Only our own code has the key, so what decrypts is an item.
  return JSON.parse(new TextDecoder().decode(unpad(new Uint8Array(padded)))) as Item;
}

function cipher(iv: Bytes, id: string, version: number): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: utf8(JSON.stringify(["case record 1", id, version])) };
}

/** Length, text, zeros. */
function pad(text: Bytes): Bytes {
  const needed = lengthBytes + text.length;
  if (needed > largestClass) throw new ItemTooLarge();
  const size = Math.max(smallestClass, 2 ** Math.ceil(Math.log2(needed)));
  const padded = new Uint8Array(size);
  new DataView(padded.buffer).setUint32(0, text.length);
  padded.set(text, lengthBytes);
  return padded;
}

function unpad(padded: Bytes): Bytes {
  const length = new DataView(padded.buffer, padded.byteOffset).getUint32(0);
  return padded.subarray(lengthBytes, lengthBytes + length);
}
