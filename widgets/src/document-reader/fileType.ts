import { DocumentError } from "./DocumentProblem.ts";

export type FileType = "pdf" | "word" | "photo" | "text";

/**
 * Tells a file's type by its first bytes, since names lie.
 * @throws {DocumentError} for a type that cannot be read.
 */
export function fileTypeOf(bytes: Uint8Array): FileType {
  if (bytes.length === 0) throw new DocumentError("empty");
  const start = latin1(bytes.subarray(0, 1024));
  // Some scanners write a few bytes before the header, and readers accept it within the first 1,024 (PDF 1.7, H.3.4.1).
  if (start.includes("%PDF-")) return "pdf";
  if (start.startsWith("PK\u0003\u0004")) return "word";
  if (start.startsWith("\u00d0\u00cf\u0011\u00e0")) throw new DocumentError("old-word");
  if (start.startsWith("\u00ff\u00d8\u00ff") || start.startsWith("\u0089PNG\r\n")) return "photo";
  if (start.startsWith("RIFF") && start.slice(8, 12) === "WEBP") return "photo";
  if (/^....ftyp(heic|heix|hevc|mif1|msf1)/s.test(start)) throw new DocumentError("heic-photo");
  if (isText(bytes.subarray(0, 4096))) return "text";
  throw new DocumentError("wrong-type");
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** Text has no control characters but white space, and no broken UTF-8. The cut may split the last character. */
function isText(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes).replace(/\ufffd$/, "");
  if (/^\s*<(!doctype|html|\?xml|svg)/i.test(text)) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for them
  return text.trim() !== "" && !/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text);
}
