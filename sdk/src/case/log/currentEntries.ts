import type { LogEntry } from "../CaseRecord.ts";
import { inOrderOfWriting } from "./chain.ts";

/** What happened, as the log tells it today. */
export interface LogItem {
  /** The hash of the entry as first written: the item's id. */
  readonly id: string;
  /** The latest version. */
  readonly entry: LogEntry;
  /** The versions before it, oldest first. */
  readonly earlier: readonly LogEntry[];
}

/**
 * Applies the corrections. Of two for one entry, from two devices, the later counts.
 * @returns what still counts, by day, the oldest first.
 */
export function currentEntries(entries: readonly LogEntry[]): readonly LogItem[] {
  const items = new Map<string, LogEntry[]>();
  const itemOf = new Map<string, string>();
  for (const entry of inOrderOfWriting(entries)) {
    // A correction whose entry is gone is shown as an entry of its own, so that nothing is hidden.
    const id = (entry.corrects !== null && itemOf.get(entry.corrects)) || entry.hash;
    itemOf.set(entry.hash, id);
    items.set(id, [...(items.get(id) ?? []), entry]);
  }
  return [...items]
    .flatMap(([id, versions]) => {
      const entry = versions.at(-1);
      return entry === undefined || entry.isTakenBack ? [] : [{ id, entry, earlier: versions.slice(0, -1) }];
    })
    .toSorted((one, other) => one.entry.day.localeCompare(other.entry.day));
}
