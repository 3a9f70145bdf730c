import type { ReadDocument } from "../../document-reader/Reading.ts";

/** A document in the tool, with what the parent has done to it. */
export interface OpenedDocument extends ReadDocument {
  /** The file's name, or how the document came in. */
  readonly name: string;
  /** The findings that the parent took out. */
  readonly removed: readonly string[];
}

/**
 * Parses the document that was kept in this tab while the parent paid or reloaded.
 * @returns null for anything else, also for what another release has written in another form.
 */
export function documentFrom(kept: unknown): OpenedDocument | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { name, reading, findings, removed } = kept as Partial<Record<keyof OpenedDocument, unknown>>;
  const isWhole =
    typeof name === "string" &&
    Array.isArray(removed) &&
    has(reading, "text") &&
    has(reading.text, "pages") &&
    Array.isArray(reading.text.pages) &&
    has(findings, "dates") &&
    Array.isArray(findings.dates) &&
    has(findings, "kind");
  return isWhole ? (kept as OpenedDocument) : null;
}

function has<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === "object" && value !== null && key in value;
}
