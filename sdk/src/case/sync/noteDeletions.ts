import { isLogEntry } from "./mergeRecord.ts";
import type { SyncParts } from "./SyncParts.ts";
import type { SyncedRecord } from "./SyncState.ts";

/**
 * Notes which synced records the parent has deleted, and when. Two kinds of missing records were not deleted, and are
 * fetched again: all of them at a time, as the browser's storage was emptied and a parent deletes one by one; and
 * entries of the evidence log, which no page deletes (ADR 81).
 * @returns whether this device syncs.
 */
export async function noteDeletions({ store, state, now }: SyncParts): Promise<boolean> {
  const device = await state.device();
  if (!device) return false;
  const known = [...(await state.records()).values()];
  const stored = new Set((await store.allStored()).map(({ id }) => id));
  const missing = known.filter(({ id, fingerprint }) => fingerprint !== null && !stored.has(id));
  const lost = stored.size === 0 ? missing : missing.filter(isLogEntry);
  const deleted = missing.filter((record) => !lost.includes(record) && record.deletedAt === null);
  const deletedAt = new Date(now()).toISOString();
  await state.save({
    // From the beginning: what is known by its version is skipped, so that of these is one less.
    ...(lost.length > 0 && { device: { ...device, revision: 0 } }),
    records: [
      ...lost.map(
        (record): SyncedRecord => ({
          ...record,
          version: record.version - 1,
          fingerprint: null,
          sent: null,
        }),
      ),
      ...deleted.map((record): SyncedRecord => ({ ...record, deletedAt })),
    ],
  });
  return true;
}
