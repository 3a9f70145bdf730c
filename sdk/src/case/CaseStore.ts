import type { CaseRecord, RecordKind, RecordValues } from "./CaseRecord.ts";

/** The parent's case on this device. Nothing of it is sent unless the parent turns on sync, and then only encrypted. */
export interface CaseStore {
  /** @returns the records of one kind, oldest first; empty where there are none or storage is blocked. */
  list<Kind extends RecordKind>(kind: Kind): Promise<readonly CaseRecord<Kind>[]>;
  /**
   * Adds a record, or replaces the one with this id.
   * @param id of the record to replace; `child` for the child, as `DoneMark` says for a done mark; a new id if left out.
   * @throws {CaseStoreError} "full" or "blocked": what was stored before stays.
   */
  put<Kind extends RecordKind>(kind: Kind, value: RecordValues[Kind], id?: string): Promise<CaseRecord<Kind>>;
  /** Removes a record; does nothing if there is none. @throws {CaseStoreError} */
  remove(id: string): Promise<void>;
  /**
   * Calls `listener` after each change, in this tab or in another.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
}

/** Storage failed: `reason` says whether it is full or not allowed here. */
export class CaseStoreError extends Error {
  override readonly name = "CaseStoreError";
  readonly reason: "full" | "blocked";

  constructor(reason: "full" | "blocked", cause?: unknown) {
    super(
      reason === "full" ? "The storage of this browser is full." : "This browser does not allow storage.",
      {
        cause,
      },
    );
    this.reason = reason;
  }
}
