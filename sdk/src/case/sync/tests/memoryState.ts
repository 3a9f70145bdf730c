import type { DeviceState, SyncedRecord, SyncState } from "../SyncState.ts";

/** What a device knows, in memory. */
export function createMemoryState(): SyncState {
  let device: DeviceState | null = null;
  let records = new Map<string, SyncedRecord>();
  return {
    device: async () => device,
    records: async () => new Map(records),
    begin: async (next) => {
      device = next;
      records = new Map();
    },
    save: async (changes) => {
      device = changes.device ?? device;
      for (const record of changes.records ?? []) records.set(record.id, record);
    },
    end: async () => {
      device = null;
      records = new Map();
    },
  };
}
