import type { StoredRecord } from "../StoredCase.ts";
import { fingerprint } from "./fingerprint.ts";
import type { Item } from "./sealItem.ts";

/** One record on this device and what came for it. */
export interface Meeting {
  /** What is on this device; null for nothing. */
  readonly local: StoredRecord | null;
  /** The fingerprint of the version that both devices had; null for a deleted one, undefined if there was none. */
  readonly base: string | null | undefined;
  readonly remote: Item;
  /** When the record was deleted here, if it was. */
  readonly deletedAt: string;
}

/** What becomes of the record on this device. */
export interface Merged {
  /** Null for a deleted one. */
  readonly record: StoredRecord | null;
  /** The version that is not kept, if both devices changed the record. */
  readonly earlier: StoredRecord | null;
}

/**
 * Merges what came from another device into a record (ADR 76): what one device changed is taken; where both did, the
 * later change stays, and the other version is kept as a copy. Entries of the evidence log are never deleted, and the
 * one that was written first stays as it is (ADR 81).
 */
export async function mergeRecord({ local, base, remote, deletedAt }: Meeting): Promise<Merged> {
  const theirs = "record" in remote ? remote.record : null;
  const [localPrint, theirPrint] = await Promise.all([fingerprint(local), fingerprint(theirs)]);
  if (localPrint === theirPrint) return { record: local, earlier: null };
  if (isLogEntry(local ?? theirs)) return mergeEntry(local, theirs);
  const isUnchangedHere = base === undefined ? local === null : localPrint === base;
  if (isUnchangedHere) return { record: theirs, earlier: null };
  if (local === null) return chooseLater(theirs, { at: deletedAt, record: null });
  if ("deleted" in remote) return chooseLater(local, { at: remote.deleted.deletedAt, record: null });
  const other = remote.record;
  const isLocalLater =
    local.changedAt > other.changedAt ||
    (local.changedAt === other.changedAt && (localPrint ?? "") > (theirPrint ?? ""));
  return isLocalLater ? { record: local, earlier: other } : { record: other, earlier: local };
}

/** A change against a deletion: a change that was made later brings the record back. */
function chooseLater(
  changed: StoredRecord | null,
  deletion: { readonly at: string; readonly record: null },
): Merged {
  const isChangeLater = changed !== null && changed.changedAt > deletion.at;
  return isChangeLater ? { record: changed, earlier: null } : { record: null, earlier: changed };
}

function mergeEntry(local: StoredRecord | null, theirs: StoredRecord | null): Merged {
  if (local === null || theirs === null) return { record: local ?? theirs, earlier: null };
  return local.changedAt <= theirs.changedAt
    ? { record: local, earlier: theirs }
    : { record: theirs, earlier: local };
}

export function isLogEntry(record: Pick<StoredRecord, "kind"> | null): boolean {
  return record?.kind === "entry";
}

/** The record that keeps a version. The same on every device that finds it. */
export async function earlierRecord(version: StoredRecord): Promise<StoredRecord> {
  const print = (await fingerprint(version)) ?? "";
  const { changedAt } = version;
  return {
    id: `earlier.${version.id}.${print.slice(0, 16)}`,
    kind: "earlier",
    createdAt: changedAt,
    changedAt,
    value: { record: version },
  };
}
