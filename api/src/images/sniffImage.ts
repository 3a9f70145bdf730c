import type { LogoType } from "@iep-insider/sdk/contract";

/** What kind of picture bytes are, by how they begin (https://mimesniff.spec.whatwg.org); null for anything else. */
export function sniffImage(bytes: Uint8Array): LogoType | null {
  const begins = (at: number, expected: readonly number[]) =>
    expected.every((byte, index) => bytes[at + index] === byte);
  if (begins(0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "image/png";
  if (begins(0, [0xff, 0xd8, 0xff])) return "image/jpeg";
  // "RIFF", four bytes of length, "WEBPVP".
  const isWebp = begins(0, [0x52, 0x49, 0x46, 0x46]) && begins(8, [0x57, 0x45, 0x42, 0x50, 0x56, 0x50]);
  return isWebp ? "image/webp" : null;
}
