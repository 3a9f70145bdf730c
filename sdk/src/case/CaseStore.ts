import type { AnyRecord, CaseRecord, RecordKind, RecordValues } from "./CaseRecord.ts";

/**
 * The parent's case on this device. Nothing of it is sent unless the parent turns on sync, and then only encrypted.
 * Reading never fails: where storage is blocked there are no records. A record that does not match its type, because
 * another release wrote it, is left out.
 */
export interface CaseStore {
  /** @returns the records of one kind, oldest first. */
  list<Kind extends RecordKind>(kind: Kind): Promise<readonly CaseRecord<Kind>[]>;
  /** @returns the records of all kinds, oldest first. */
  all(): Promise<readonly AnyRecord[]>;
  /**
   * Adds a record, or replaces the one with this id.
   * @param id of the record to replace; `childId` for the child, as `DoneMark` says for a done mark; a new id if left out.
   * @throws {CaseStoreError} what was stored before stays.
   */
  put<Kind extends RecordKind>(kind: Kind, value: RecordValues[Kind], id?: string): Promise<CaseRecord<Kind>>;
  /** Removes a record; does nothing if there is none. @throws {CaseStoreError} */
  remove(id: string): Promise<void>;
  /**
   * Adds records with their own ids and times, all or none: an imported file, a synced device, what was removed. Of two
   * with one id, the one that changed later stays.
   * @throws {CaseStoreError}
   */
  merge(records: readonly AnyRecord[]): Promise<void>;
  /** Removes everything. @returns what was removed, for `merge` to undo it. @throws {CaseStoreError} */
  clear(): Promise<readonly AnyRecord[]>;
  /**
   * Calls `listener` after each change, in this tab or in another.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
}

const messages = {
  full: "The storage of this browser is full.",
  blocked: "This browser does not allow storage.",
  outdated: "A newer release has changed the stored case.",
} as const;

/**
 * Storage failed: it is full, not allowed here (a private window of some browsers, a setting), or written by a newer
 * release than this page, which has to be reloaded.
 */
export class CaseStoreError extends Error {
  override readonly name = "CaseStoreError";
  readonly reason: keyof typeof messages;

  constructor(reason: keyof typeof messages, cause?: unknown) {
    super(messages[reason], { cause });
    this.reason = reason;
  }
}
