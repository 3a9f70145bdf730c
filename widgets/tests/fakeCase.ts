import type { AnyRecord, CaseRecord, CaseStore, RecordKind, RecordValues } from "@iep-insider/sdk/case";

export interface FakeCase extends CaseStore {
  /** All records now. */
  records: readonly AnyRecord[];
}

/** A case in memory. */
export function createFakeCase(...records: readonly AnyRecord[]): FakeCase {
  const listeners = new Set<() => void>();
  const change = (next: readonly AnyRecord[]) => {
    store.records = next;
    for (const listener of [...listeners]) listener();
  };
  const without = (id: string) => store.records.filter((record) => record.id !== id);
  let count = 0;
  const store: FakeCase = {
    records,
    list: async <Kind extends RecordKind>(kind: Kind) =>
      store.records.filter((record): record is AnyRecord & CaseRecord<Kind> => record.kind === kind),
    all: async () => store.records,
    put: async <Kind extends RecordKind>(kind: Kind, value: RecordValues[Kind], id = `record-${++count}`) => {
      const record = aRecord(kind, value, id);
      change([...without(id), record as unknown as AnyRecord]);
      return record;
    },
    remove: async (id) => change(without(id)),
    merge: async (more) =>
      change([...store.records.filter(({ id }) => !more.some((one) => one.id === id)), ...more]),
    clear: async () => {
      const removed = store.records;
      change([]);
      return removed;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}

/** A record of November 26, 2026. */
export function aRecord<Kind extends RecordKind>(
  kind: Kind,
  value: RecordValues[Kind],
  id: string,
): CaseRecord<Kind> {
  const at = "2026-11-26T12:00:00.000Z";
  return { id, kind, createdAt: at, changedAt: at, value };
}
