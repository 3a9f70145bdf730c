import type { CaseKeys } from "./keys.ts";

/** What this device knows of the synced case. */
export interface DeviceState {
  readonly vault: string;
  readonly keys: CaseKeys;
  /** Everything up to here was fetched. */
  readonly revision: number;
  /** When it was last in sync, in milliseconds; null before the first time. */
  readonly syncedAt: number | null;
}

/** What this device knows of one record on the server. */
export interface SyncedRecord {
  /** The record's own id. */
  readonly id: string;
  readonly kind: string;
  /** The version on the server; 0 for a record that was never there. */
  readonly version: number;
  /** The fingerprint of that version; null for a deleted one. */
  readonly fingerprint: string | null;
  /** What was sent as the next version, and whose answer did not come. */
  readonly sent: { readonly fingerprint: string | null } | null;
  /** When this device noticed that the parent had deleted the record, as an ISO time; null if it is there. */
  readonly deletedAt: string | null;
}

/** Where a device keeps what it knows of the synced case. */
export interface SyncState {
  /** Null where this device does not sync. */
  device(): Promise<DeviceState | null>;
  records(): Promise<ReadonlyMap<string, SyncedRecord>>;
  /** Begins with no records. */
  begin(device: DeviceState): Promise<void>;
  save(changes: { readonly device?: DeviceState; readonly records?: readonly SyncedRecord[] }): Promise<void>;
  /** Removes the keys and all else. */
  end(): Promise<void>;
}
