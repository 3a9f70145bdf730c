import type { SealedRecord } from "../../contract/index.ts";
import type { Exchange, StoredRecord } from "../StoredCase.ts";
import { fingerprint } from "./fingerprint.ts";
import { earlierRecord, mergeRecord } from "./mergeRecord.ts";
import type { SyncParts } from "./SyncParts.ts";
import type { DeviceState, SyncedRecord } from "./SyncState.ts";
import { type Item, idOf, openItem, Tampered, type VersionedItem } from "./sealItem.ts";

/**
 * Fetches and merges what was written since this device asked last, page by page.
 * @returns whether all of it was merged; false if the case changed in between, and it has to be tried again.
 * @throws {Tampered} before anything of the page is stored.
 */
export async function pullChanges(parts: SyncParts): Promise<boolean> {
  for (;;) {
    const device = await parts.state.device();
    if (!device) return true;
    const { vault, revision: since } = device;
    const page = await parts.server.listChanges({ vault, since });
    if (page.revision < since) throw new Tampered();
    if (!(await mergePage(parts, device, page.records))) return false;
    // The last one wrote the highest revision.
    const revision = page.records.at(-1)?.revision ?? since;
    await parts.state.save({ device: { ...device, revision } });
    if (!page.hasMore) return true;
  }
}

async function mergePage(
  { state, store, now }: SyncParts,
  { keys }: DeviceState,
  records: readonly SealedRecord[],
): Promise<boolean> {
  if (records.length === 0) return true;
  const opened = await Promise.all(
    // Without the revision, which belongs to the page.
    records.map(({ id, version, sealed }) => openItem(keys, { id, version, sealed })),
  );
  const known = await state.records();
  const stored = new Map((await store.allStored()).map((record) => [record.id, record]));
  const exchanges: Exchange[] = [];
  const synced: SyncedRecord[] = [];
  for (const versioned of opened) {
    const id = idOf(versioned.item);
    const before = known.get(id);
    if (await isKnown(versioned, before)) continue;
    const local = stored.get(id) ?? null;
    const print = await fingerprint(recordOf(versioned.item));
    const isOwn =
      before?.sent != null && before.version + 1 === versioned.version && before.sent.fingerprint === print;
    const { record, earlier } = isOwn
      ? { record: local, earlier: null }
      : await mergeRecord({
          local,
          base: before && before.version > 0 ? before.fingerprint : undefined,
          remote: versioned.item,
          deletedAt: before?.deletedAt ?? new Date(now()).toISOString(),
        });
    if (record !== local) exchanges.push({ id, before: local, after: record });
    if (earlier) exchanges.push(...(await keep(earlier, stored)));
    synced.push({
      id,
      kind: (recordOf(versioned.item) ?? local ?? before)?.kind ?? "",
      version: versioned.version,
      fingerprint: print,
      sent: null,
      deletedAt: record === null ? (before?.deletedAt ?? null) : null,
    });
  }
  if (exchanges.length > 0 && !(await store.exchange(exchanges))) return false;
  await state.save({ records: synced });
  return true;
}

/** @throws {Tampered} for an older version than this device has seen, or another content of the same one. */
async function isKnown({ item, version }: VersionedItem, before: SyncedRecord | undefined): Promise<boolean> {
  if (!before || version > before.version) return false;
  if (version < before.version || (await fingerprint(recordOf(item))) !== before.fingerprint)
    throw new Tampered();
  return true;
}

async function keep(
  version: StoredRecord,
  stored: ReadonlyMap<string, StoredRecord>,
): Promise<readonly Exchange[]> {
  if (version.kind === "earlier") return [];
  const copy = await earlierRecord(version);
  return stored.has(copy.id) ? [] : [{ id: copy.id, before: null, after: copy }];
}

function recordOf(item: Item): StoredRecord | null {
  return "record" in item ? item.record : null;
}
