import { type DBSchema, deleteDB, openDB } from "idb";
import type { DeviceState, SyncedRecord, SyncState } from "./SyncState.ts";

export const syncDatabaseName = "iep-case-sync";
const deviceKey = "device";

interface Tables extends DBSchema {
  device: { key: string; value: DeviceState };
  records: { key: string; value: SyncedRecord };
}

/**
 * What this device knows of the synced case, in IndexedDB: beside the case itself, so that its database has no other
 * version with sync than without. Opens the database for each use and closes it again: another tab can then remove it.
 */
export function openSyncState(): SyncState {
  async function using<Result>(
    task: (db: Awaited<ReturnType<typeof open>>) => Promise<Result>,
  ): Promise<Result> {
    const db = await open();
    try {
      return await task(db);
    } finally {
      db.close();
    }
  }
  return {
    device: () => using(async (db) => (await db.get("device", deviceKey)) ?? null),
    records: () =>
      using(async (db) => new Map((await db.getAll("records")).map((record) => [record.id, record]))),
    begin: (device) =>
      using(async (db) => {
        const transaction = db.transaction(["device", "records"], "readwrite");
        await transaction.objectStore("records").clear();
        await transaction.objectStore("device").put(device, deviceKey);
        await transaction.done;
      }),
    save: ({ device, records = [] }) =>
      using(async (db) => {
        const transaction = db.transaction(["device", "records"], "readwrite");
        if (device) await transaction.objectStore("device").put(device, deviceKey);
        for (const record of records) await transaction.objectStore("records").put(record);
        await transaction.done;
      }),
    end: () => deleteDB(syncDatabaseName),
  };
}

function open() {
  return openDB<Tables>(syncDatabaseName, 1, {
    upgrade: (db) => {
      db.createObjectStore("device");
      db.createObjectStore("records", { keyPath: "id" });
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}
