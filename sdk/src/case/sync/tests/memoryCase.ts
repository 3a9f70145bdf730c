import { canonicalText, type StoredCase, type StoredRecord } from "../../StoredCase.ts";

export interface MemoryCase extends StoredCase {
  readonly records: Map<string, StoredRecord>;
  /** Writes a note, as a parent does at a time. */
  write(id: string, text: string, at: string, kind?: string): void;
  remove(id: string): void;
  /** The notes by their ids; versions that were kept by the note's id and a star. */
  texts(): Readonly<Record<string, unknown>>;
}

/** The stored case of a device, in memory. */
export function createMemoryCase(): MemoryCase {
  const records = new Map<string, StoredRecord>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    records,
    write(id, text, at, kind = "note") {
      const changedAt = `2026-11-26T${at}:00.000Z`;
      records.set(id, { id, kind, createdAt: changedAt, changedAt, value: { text } });
      tell();
    },
    remove(id) {
      records.delete(id);
      tell();
    },
    texts: () => Object.fromEntries([...records.values()].map(shown).sort()),
    allStored: async () => [...records.values()],
    async exchange(changes) {
      const isAsBefore = changes.every(
        ({ id, before }) => canonicalText(records.get(id) ?? null) === canonicalText(before),
      );
      if (!isAsBefore) return false;
      for (const { id, after } of changes) {
        if (after) records.set(id, after);
        else records.delete(id);
      }
      tell();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function shown({ id, kind, value }: StoredRecord): [string, unknown] {
  if (kind !== "earlier") return [id, (value as { text: string }).text];
  const { record } = value as { record: StoredRecord };
  return [`${record.id}*`, (record.value as { text: string }).text];
}
