import type { DeviceText } from "@iep-insider/sdk/host";
import type { DocumentText } from "@iep-insider/sdk/school-documents";

/** A document that a use was spent on, in this browser. Its text cannot be made from it. */
export interface PaidDocument {
  /** When the use ends: the server's own time, by which uses are told apart. ISO 8601. */
  readonly until: string;
  /** A short hash of each of its lines. */
  readonly lines: readonly string[];
}

/** The documents whose use has not ended. @param now milliseconds since 1970. */
export function paidDocuments(device: DeviceText, now: number): readonly PaidDocument[] {
  try {
    const kept: unknown = JSON.parse(device.read() ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPaid).filter(({ until }) => Date.parse(until) > now) : [];
  } catch {
    return [];
  }
}

/** Notes that a use was spent on a document; what has ended is dropped. Nothing is lost where it cannot be kept. */
export function keepPaid(device: DeviceText, paid: PaidDocument, now: number): void {
  device.write(JSON.stringify([...paidDocuments(device, now), paid]));
}

/**
 * Whether two documents are the same: also with a page more or less, a photo taken again, or a word corrected in what
 * was pasted. Another year's IEP on the same form shares fewer lines.
 * @param lines of the document that is read. @param paid the one that was paid for.
 */
export function isSameDocument(lines: readonly string[], paid: PaidDocument): boolean {
  const here = new Set(lines);
  const shared = paid.lines.filter((line) => here.has(line)).length;
  // The smaller of the two may be a part of the other.
  return shared >= sameShare * Math.min(here.size, new Set(paid.lines).size);
}

/** Of 60 samples, the most alike of two children share 0.62 of their lines (ADR 83). */
const sameShare = 0.7;

/** A short hash of each line; of a few hundred lines in a long document. */
export async function lineHashes({ pages }: DocumentText): Promise<readonly string[]> {
  const lines = pages.flatMap(({ lines }) =>
    lines.map(({ cells }) => cells.map(({ text }) => text.toLowerCase().replace(/\W+/g, "")).join("")),
  );
  const telling = [...new Set(lines.filter(({ length }) => length >= shortest))];
  return Promise.all((telling.length > 0 ? telling : lines).slice(0, mostLines).map(hashOf));
}

/** In letters and digits; page numbers and single words are in every document. */
const shortest = 12;
const mostLines = 600;

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 5)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isPaid(kept: unknown): kept is PaidDocument {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "until" in kept &&
    typeof kept.until === "string" &&
    "lines" in kept &&
    Array.isArray(kept.lines)
  );
}
