/** Bytes of an `ArrayBuffer`, which WebCrypto takes; a view on shared memory is refused. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A call with more arguments fails in some browsers. */
const mostArguments = 0x2000;

/** @returns base64url without padding. */
export function toText(bytes: Bytes): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += mostArguments)
    binary += String.fromCharCode(...bytes.subarray(at, at + mostArguments));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param text base64url. @throws {DOMException} where it is not. */
export function fromText(text: string): Bytes {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** @returns lowercase hexadecimal. */
export function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function randomBytes(count: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(count));
}
