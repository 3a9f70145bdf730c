import { longestPush, mostPushed, type SealedRecord } from "../../contract/index.ts";
import { fingerprint } from "./fingerprint.ts";
import type { SyncParts } from "./SyncParts.ts";
import type { DeviceState, SyncedRecord } from "./SyncState.ts";
import { type Item, ItemTooLarge, sealItem } from "./sealItem.ts";

/** A changed record, ready to be sent. */
interface Change {
  readonly sealed: SealedRecord;
  readonly before: SyncedRecord;
  readonly fingerprint: string | null;
}

interface Pushed {
  readonly tooLarge: number;
  /** Whether another device wrote something in between, which has to be fetched. */
  readonly isBehind: boolean;
}

/**
 * Sends what this device changed, all of it or up to where the network fails.
 * @throws {ApiError} `changed_meanwhile` when another device changed one of the records first.
 */
export async function pushChanges(parts: SyncParts): Promise<Pushed> {
  const device = await parts.state.device();
  if (!device) return { tooLarge: 0, isBehind: false };
  const { changes, tooLarge } = await localChanges(parts, device);
  let { revision } = device;
  let isBehind = false;
  for (const batch of batchesOf(changes)) {
    await parts.state.save({
      records: batch.map(({ before, fingerprint }) => ({ ...before, sent: { fingerprint } })),
    });
    const pushed = await parts.server.pushRecords({
      vault: device.vault,
      records: batch.map(({ sealed }) => sealed),
    });
    isBehind ||= pushed.revision !== revision + batch.length;
    // What lies in between is fetched; our own records are then known by their versions.
    if (!isBehind) revision = pushed.revision;
    await parts.state.save({
      device: { ...device, revision },
      records: batch.map(({ sealed, before, fingerprint }) => ({
        ...before,
        version: sealed.version,
        fingerprint,
        sent: null,
      })),
    });
  }
  return { tooLarge, isBehind };
}

async function localChanges({ state, store }: SyncParts, { keys }: DeviceState) {
  const known = await state.records();
  const stored = await store.allStored();
  const there = new Set(stored.map(({ id }) => id));
  const changes: Change[] = [];
  let tooLarge = 0;
  const add = async (item: Item, before: SyncedRecord, print: string | null) => {
    try {
      const sealed = await sealItem(keys, { item, version: before.version + 1 });
      changes.push({ sealed, before, fingerprint: print });
    } catch (error) {
      if (!(error instanceof ItemTooLarge)) throw error;
      tooLarge += 1;
    }
  };
  for (const record of stored) {
    const { id, kind } = record;
    const print = await fingerprint(record);
    const before = known.get(id) ?? { id, kind, version: 0, fingerprint: null, sent: null, deletedAt: null };
    if (before.version === 0 || before.fingerprint !== print)
      await add({ record }, { ...before, kind, deletedAt: null }, print);
  }
  for (const before of known.values()) {
    const { id, deletedAt } = before;
    if (deletedAt !== null && before.fingerprint !== null && !there.has(id))
      await add({ deleted: { id, deletedAt } }, before, null);
  }
  return { changes, tooLarge };
}

function batchesOf(changes: readonly Change[]): readonly (readonly Change[])[] {
  const batches: Change[][] = [];
  let length = 0;
  for (const change of changes) {
    const last = batches.at(-1);
    length += change.sealed.sealed.length;
    if (last && last.length < mostPushed && length <= longestPush) last.push(change);
    else {
      batches.push([change]);
      length = change.sealed.sealed.length;
    }
  }
  return batches;
}
