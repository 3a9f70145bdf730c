import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from "idb";
import type { AnyRecord, CaseRecord, RecordKind, RecordValues } from "./CaseRecord.ts";
import { CaseStoreError } from "./CaseStore.ts";
import { readRecord } from "./readRecord.ts";
import { canonicalText, type Exchange, type StoredRecord } from "./StoredCase.ts";

/** The IndexedDB database; its version rises with each change to a record's type that older code cannot read. */
export const caseDatabaseName = "iep-case";
export const caseDatabaseVersion = 1;

interface Tables extends DBSchema {
  records: { key: string; value: StoredRecord; indexes: { kind: string } };
}

type Open = IDBPDatabase<Tables>;

/**
 * The case's database. It is created by the first write: reading leaves no trace in a browser without a case.
 * @param now the time in milliseconds, for new records.
 */
export function openCaseDatabase(now: () => number = Date.now) {
  let open: Promise<Open | null> = Promise.resolve(null);
  const forget = () => {
    open = Promise.resolve(null);
  };
  const connect = (mayCreate: boolean): Promise<Open> => {
    const opening = open.then((db) => db ?? openTables(mayCreate, forget));
    // After a failure the next use tries again.
    open = opening.catch(() => null);
    return opening;
  };
  const read = async (task: (db: Open) => Promise<readonly unknown[]>): Promise<readonly AnyRecord[]> => {
    try {
      const stored = await task(await connect(false));
      return stored.flatMap((one) => readRecord(one) ?? []).sort(byAge);
    } catch {
      return [];
    }
  };
  const write = async <Result>(task: (db: Open) => Promise<Result>): Promise<Result> => {
    try {
      return await task(await connect(true));
    } catch (error) {
      throw new CaseStoreError(reasonOf(error), error);
    }
  };
  /** Where there is no database there is nothing, and none is created. */
  const whereThereIsOne = async <Result>(
    task: (db: Open) => Promise<Result>,
    nothing: Result,
  ): Promise<Result> => {
    try {
      await connect(false);
    } catch (error) {
      if (isNone(error)) return nothing;
    }
    return write(task);
  };
  return {
    list: async <Kind extends RecordKind>(kind: Kind) => {
      const records = await read((db) =>
        inTransaction(db, "readonly", (store) => store.index("kind").getAll(kind)),
      );
      return records.filter((record): record is AnyRecord & CaseRecord<Kind> => record.kind === kind);
    },
    all: () => read((db) => inTransaction(db, "readonly", (store) => store.getAll())),
    put: <Kind extends RecordKind>(
      kind: Kind,
      value: RecordValues[Kind],
      id: string = crypto.randomUUID(),
    ): Promise<CaseRecord<Kind>> =>
      write((db) =>
        inTransaction(db, "readwrite", async (store) => {
          const changedAt = new Date(now()).toISOString();
          const createdAt = (await store.get(id))?.createdAt ?? changedAt;
          const record = { id, kind, createdAt, changedAt, value };
          await store.put(record);
          return record;
        }),
      ),
    remove: (id: string) => whereThereIsOne((db) => db.delete("records", id), undefined),
    merge: (records: readonly AnyRecord[]) =>
      write((db) =>
        inTransaction(db, "readwrite", async (store) => {
          for (const record of records) {
            const before = readRecord(await store.get(record.id));
            if (before === null || before.changedAt < record.changedAt) await store.put(record);
          }
        }),
      ),
    allStored: () => whereThereIsOne((db) => inTransaction(db, "readonly", (store) => store.getAll()), []),
    exchange: (changes: readonly Exchange[]): Promise<boolean> =>
      write((db) =>
        inTransaction(db, "readwrite", async (store) => {
          for (const { id, before } of changes) {
            const stored = (await store.get(id)) ?? null;
            if (canonicalText(stored) !== canonicalText(before)) return false;
          }
          for (const { id, after } of changes) await (after ? store.put(after) : store.delete(id));
          return true;
        }),
      ),
    clear: () =>
      whereThereIsOne(
        (db) =>
          inTransaction(db, "readwrite", async (store): Promise<readonly AnyRecord[]> => {
            const removed = (await store.getAll()).flatMap((one) => readRecord(one) ?? []);
            await store.clear();
            return removed;
          }),
        [],
      ),
  };
}

/** @returns what `task` returns, once it is stored: all of its changes or none. */
async function inTransaction<Mode extends "readonly" | "readwrite", Result>(
  db: Open,
  mode: Mode,
  task: (store: IDBPObjectStore<Tables, ["records"], "records", Mode>) => Promise<Result>,
): Promise<Result> {
  const { store, done } = db.transaction("records", mode);
  // If a request fails, the task has its error, and nothing awaits the transaction's.
  done.catch(() => {});
  const result = await task(store);
  await done;
  return result;
}

/** @throws {DOMException} also where there is no database yet and none may be created. */
function openTables(mayCreate: boolean, onClosed: () => void): Promise<Open> {
  return openDB<Tables>(caseDatabaseName, caseDatabaseVersion, {
    upgrade: (db, before, _after, transaction) => {
      // Opening fails with it, and says why.
      transaction.done.catch(() => {});
      if (before === 0 && !mayCreate) transaction.abort();
      else if (before < 1) db.createObjectStore("records", { keyPath: "id" }).createIndex("kind", "kind");
    },
    blocking: (_current, _blocked, event) => {
      // A newer release in another tab waits for this connection.
      onClosed();
      (event.target as IDBDatabase).close();
    },
    terminated: onClosed,
  });
}

/** Whether opening was refused because there is no database. */
function isNone(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

function reasonOf(error: unknown): CaseStoreError["reason"] {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "full";
  return name === "VersionError" ? "outdated" : "blocked";
}

function byAge(one: AnyRecord, other: AnyRecord): number {
  return one.createdAt < other.createdAt || (one.createdAt === other.createdAt && one.id < other.id) ? -1 : 1;
}
