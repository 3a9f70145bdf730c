import type { LogEntry } from "../CaseRecord.ts";

/** An entry as the parent gives it; sealing adds the rest. */
export type LogDraft = Omit<LogEntry, "writtenAt" | "previous" | "hash">;

/** The first entry that does not fit the others, and why. */
export type ChainProblem =
  /** Its text is not what was sealed. */
  | { readonly kind: "changed"; readonly entry: LogEntry }
  /** An entry that it was written after is gone or was changed. */
  | { readonly kind: "gap"; readonly entry: LogEntry };

/**
 * Seals an entry: its hash covers its own text and the hashes of the newest entries, and through them the whole log
 * (ADR 81).
 * @param entries the log so far, in any order.
 * @param writtenAt ISO time.
 */
export async function sealEntry(
  draft: LogDraft,
  entries: readonly LogEntry[],
  writtenAt: string,
): Promise<LogEntry> {
  const open = { ...draft, writtenAt, previous: newestHashes(entries) };
  return { ...open, hash: await hashOf(open) };
}

/**
 * The hashes of the entries that no other was written after, sorted: one, or several after two devices were merged.
 * Together they identify the whole log.
 */
export function newestHashes(entries: readonly LogEntry[]): readonly string[] {
  const named = new Set(entries.flatMap(({ previous }) => previous));
  return [...new Set(entries.map(({ hash }) => hash))].filter((hash) => !named.has(hash)).sort();
}

/**
 * Checks that no entry was changed, and none was removed or exchanged before another. It cannot show that the newest
 * entries were removed, nor when an entry was really written.
 * @param entries the whole log, in any order.
 * @returns the first problem in the order of writing; null if there is none.
 */
export async function verifyChain(entries: readonly LogEntry[]): Promise<ChainProblem | null> {
  const known = new Set(entries.map(({ hash }) => hash));
  for (const entry of inOrderOfWriting(entries)) {
    if ((await hashOf(entry)) !== entry.hash) return { kind: "changed", entry };
    if (!entry.previous.every((hash) => known.has(hash))) return { kind: "gap", entry };
  }
  return null;
}

/** Each entry after those it was sealed with, and otherwise by time: a clock can be set back. */
export function inOrderOfWriting(entries: readonly LogEntry[]): readonly LogEntry[] {
  const byHash = new Map(entries.map((entry) => [entry.hash, entry]));
  const ordered = new Set<LogEntry>();
  const seen = new Set<LogEntry>();
  const visit = (entry: LogEntry) => {
    // Also ends at a circle, which changed entries may form.
    if (seen.has(entry)) return;
    seen.add(entry);
    for (const hash of entry.previous) {
      const before = byHash.get(hash);
      if (before) visit(before);
    }
    ordered.add(entry);
  };
  for (const entry of entries.toSorted(
    (one, other) => compare(one.writtenAt, other.writtenAt) || compare(one.hash, other.hash),
  ))
    visit(entry);
  return [...ordered];
}

/** The fields in a fixed order: an object's own order depends on who wrote it. */
function canonicalText(entry: Omit<LogEntry, "hash">): string {
  const { type, day, what, who, missed, removal, corrects, isTakenBack, writtenAt, previous } = entry;
  return JSON.stringify([
    "log entry 1",
    type,
    day,
    what,
    who,
    missed && [missed.service, missed.minutes],
    removal && [removal.kind, removal.days],
    corrects,
    isTakenBack,
    writtenAt,
    previous,
  ]);
}

async function hashOf(entry: Omit<LogEntry, "hash">): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalText(entry));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
