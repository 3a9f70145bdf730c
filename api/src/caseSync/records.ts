import {
  type caseSync,
  type InputOf,
  mostSyncedBytes,
  mostSyncedRecords,
  type OutputOf,
  type SealedRecord,
} from "@iep-insider/sdk/contract";
import { Op, type Transaction } from "sequelize";
import type { CaseRecord } from "../database/models/caseRecord.ts";
import type { Services } from "../services.ts";
import { NoSuchVault, RecordsChanged, VaultFull } from "./errors.ts";
import { lockVault } from "./vaults.ts";

type Push = InputOf<typeof caseSync.pushRecords>;
type Changes = OutputOf<typeof caseSync.listChanges>;

// A page of changes has at most so many records, and after the first no more bytes.
const mostInPage = 200;
const mostBytesInPage = 750_000;

/**
 * Writes all records of a push, or none. Records that are there already as they were sent count as written: their
 * answer was lost, and the device sends them again.
 * @returns the revision after it.
 * @throws {RecordsChanged} when one has another version than the one before. @throws {VaultFull} @throws {NoSuchVault}
 */
export function pushRecords(
  services: Pick<Services, "database" | "clock">,
  userId: number,
  { vault: id, records }: Push,
): Promise<number> {
  const { database, clock } = services;
  return database.transaction(async (transaction) => {
    const vault = await lockVault(services, transaction, userId, id);
    const recordId = records.map((record) => record.id);
    const rows = await database.caseRecords.findAll({ where: { userId, recordId }, transaction });
    const before = new Map(rows.map((row) => [row.recordId, row]));
    const open = records.filter((record) => !isWritten(before.get(record.id), record));
    const changed = open.filter((record) => (before.get(record.id)?.version ?? 0) !== record.version - 1);
    if (changed.length > 0)
      throw new RecordsChanged(changed.map(({ id }) => ({ id, version: before.get(id)?.version ?? 0 })));
    let { revision } = vault;
    for (const { id: recordId, version, sealed } of open) {
      revision += 1;
      const bytes = Buffer.from(sealed, "base64url");
      const columns = { version, revision, writtenAt: clock(), size: bytes.length, sealed: bytes };
      const row = before.get(recordId);
      if (row) await row.update(columns, { transaction });
      else await database.caseRecords.create({ userId, recordId, ...columns }, { transaction });
    }
    await vault.update({ revision }, { transaction });
    await requireRoom(services, transaction, userId);
    return revision;
  });
}

/** @returns records written since a revision, in their current versions, a page at a time. @throws {NoSuchVault} */
export async function listChanges(
  { database }: Pick<Services, "database">,
  userId: number,
  { vault: id, since }: InputOf<typeof caseSync.listChanges>,
): Promise<Changes> {
  const vault = await database.caseVaults.findOne({ where: { userId, vault: id } });
  if (!vault) throw new NoSuchVault();
  const later = await database.caseRecords.findAll({
    attributes: ["id", "size"],
    where: { userId, revision: { [Op.gt]: since } },
    order: ["revision"],
    limit: mostInPage + 1,
  });
  let bytes = 0;
  const page = later.slice(0, mostInPage).filter(({ size }, index) => {
    bytes += size;
    return index === 0 || bytes <= mostBytesInPage;
  });
  const rows = await database.caseRecords.findAll({
    where: { id: page.map((row) => row.id) },
    order: ["revision"],
  });
  const records = rows.map((row) => ({ ...presentRecord(row), revision: row.revision }));
  return { revision: vault.revision, records, hasMore: page.length < later.length };
}

/** As it is stored: ciphertext. */
export function presentRecord({ recordId, version, sealed }: CaseRecord): SealedRecord {
  return { id: recordId, version, sealed: sealed.toString("base64url") };
}

function isWritten(row: CaseRecord | undefined, { version, sealed }: SealedRecord): boolean {
  return row?.version === version && row.sealed.equals(Buffer.from(sealed, "base64url"));
}

async function requireRoom(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  userId: number,
): Promise<void> {
  const where = { userId };
  const count = await database.caseRecords.count({ where, transaction });
  const bytes = Number((await database.caseRecords.sum("size", { where, transaction })) ?? 0);
  if (count > mostSyncedRecords || bytes > mostSyncedBytes) throw new VaultFull();
}
