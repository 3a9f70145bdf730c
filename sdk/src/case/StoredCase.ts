/**
 * A record as it is stored, of this release or of another, which may know other kinds. Sync carries all of them, so
 * that an old page loses nothing of a newer one.
 */
export interface StoredRecord {
  readonly id: string;
  readonly kind: string;
  readonly createdAt: string;
  readonly changedAt: string;
  readonly value: unknown;
}

/** One change of a stored record, unless it was changed in the meantime. */
export interface Exchange {
  readonly id: string;
  /** What is stored now; null for nothing. */
  readonly before: StoredRecord | null;
  /** What to store instead; null to remove it. */
  readonly after: StoredRecord | null;
}

/** The case as sync sees it. */
export interface StoredCase {
  /** @returns every stored record. @throws {CaseStoreError} unlike reading by tools: "none" would mean "deleted". */
  allStored(): Promise<readonly StoredRecord[]>;
  /**
   * Makes all changes, or none if one of the records is not as it was before.
   * @returns whether they were made. @throws {CaseStoreError}
   */
  exchange(changes: readonly Exchange[]): Promise<boolean>;
  /** See `CaseStore`. */
  subscribe(listener: () => void): () => void;
}

/** A record as text that does not depend on the order in which its fields were written. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
