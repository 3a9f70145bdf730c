import { currentToolId } from "@iep-insider/sdk/catalog";
import { purchaseKeys } from "../purchaseKeys.ts";
import { readSealed, sealedName } from "./sealedEntry.ts";
import { work } from "./work.ts";

// Seals work in progress with AES-GCM, under a key derived (HKDF) from the purchase key, in the tab's session storage:
// it outlasts a reload and a discarded tab, and ends with the tab, 24 hours after the last change, or with its tool. It
// keeps plain text out of storage. It does not protect from a script of this page, which can read the purchase key too.

/** The tool in a name of work: its last word, before the ">" of a hand-over. */
const toolInName = /[\w-]+(?=>?$)/;
const keptFor = 24 * 60 * 60_000;

let saving: Promise<unknown> = Promise.resolve();
let isWaiting = false;

/** Stores the latest work of this page, or removes the entry if there is none. @returns when that is done. */
export function seal(): Promise<unknown> {
  if (!isWaiting) {
    isWaiting = true;
    // Storage may be blocked or full, or the page not served by https: then nothing is kept.
    saving = saving.then(sealNow).catch(() => {});
  }
  return saving;
}

async function sealNow(): Promise<void> {
  isWaiting = false;
  const secret = purchaseKeys.read();
  // What tools keep on the device elsewhere is in memory only (ADR 16).
  const toSeal = [...work].filter(([name]) => !name.endsWith(" kept"));
  if (toSeal.length === 0 || secret === null) return sessionStorage.removeItem(sealedName());
  const until = Date.now() + keptFor;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(toSeal));
  const data = await crypto.subtle.encrypt(methodOf(until, iv), await keyFrom(secret), plain);
  sessionStorage.setItem(sealedName(), [until, textOf(iv), textOf(new Uint8Array(data))].join(" "));
}

let restoring: Promise<true> | null = null;

/** Opens what was sealed in this tab, once for a page. What has expired or does not fit the key is removed. */
export function restore(): Promise<true> {
  restoring ??= open()
    .catch(() => sessionStorage.removeItem(sealedName()))
    // Blocked: there is nothing.
    .catch(() => {})
    .then(() => true);
  return restoring;
}

async function open(): Promise<void> {
  const sealed = readSealed();
  if (sealed === null) return;
  const [until = "", iv = "", data = ""] = sealed.split(" ");
  if (!(Number(until) > Date.now())) throw new Error("expired");
  const key = await keyFrom(String(purchaseKeys.read()));
  const plain = await crypto.subtle.decrypt(methodOf(Number(until), bytesOf(iv)), key, bytesOf(data));
  const sealedWork = JSON.parse(new TextDecoder().decode(plain), withCurrentTools) as [string, unknown][];
  for (const [sealedAs, value] of sealedWork) {
    const name = sealedAs.replace(toolInName, currentToolId);
    // Work done in the meantime is newer.
    if (!work.has(name)) work.set(name, value);
  }
}

/** What a version before an update sealed may name tools by former ids (ADR 68), also in what one hands to another. */
function withCurrentTools(key: string, value: unknown): unknown {
  return (key === "to" || key === "from") && typeof value === "string" ? currentToolId(value) : value;
}

/** The time is sealed along, so that it cannot be changed. */
function methodOf(until: number, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(String(until)) };
}

async function keyFrom(secret: string): Promise<CryptoKey> {
  const text = new TextEncoder();
  const from = await crypto.subtle.importKey("raw", text.encode(secret), "HKDF", false, ["deriveKey"]);
  const info = text.encode("iep-insider work in a tab");
  const how: HkdfParams = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  return crypto.subtle.deriveKey(how, from, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

function textOf(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
