/** What records need of a storage. */
export type RecordStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A record of this browser: its fields by name, each still to be checked. */
export type RecordFields = Readonly<Record<string, unknown>>;

/**
 * Reads one record. What is corrupt is removed and counts as not there.
 * Blocked storage holds nothing.
 */
export function readRecord(openStorage: () => RecordStorage, name: string): RecordFields | null {
  try {
    const stored = openStorage().getItem(name);
    if (stored === null) return null;
    const fields = fieldsIn(stored);
    if (fields === null) removeRecord(openStorage, name);
    return fields;
  } catch {
    return null;
  }
}

/** Writes one record, where storage lets us. Nothing depends on it: a record is a copy. */
export function writeRecord(openStorage: () => RecordStorage, name: string, fields: object): void {
  try {
    openStorage().setItem(name, JSON.stringify(fields));
  } catch {
    // Blocked or full.
  }
}

export function removeRecord(openStorage: () => RecordStorage, name: string): void {
  try {
    openStorage().removeItem(name);
  } catch {
    // Blocked: there is nothing.
  }
}

/**
 * Whether a moment is in the future, but no further than `atMost` milliseconds, so that an edited record cannot grant
 * years.
 */
export function isAhead(moment: unknown, now: number, atMost: number): moment is number {
  return typeof moment === "number" && moment > now && moment <= now + atMost;
}

function fieldsIn(stored: string): RecordFields | null {
  try {
    const read: unknown = JSON.parse(stored);
    return typeof read === "object" && read !== null && !Array.isArray(read) ? { ...read } : null;
  } catch {
    return null;
  }
}
