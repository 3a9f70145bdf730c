import type { caseSync, InputOf, Vault } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import { OwnEmailNotConfirmed } from "../accounts/errors.ts";
import { lockUser } from "../accounts/lockUser.ts";
import { recordAuditEntry } from "../audit/recordAuditEntry.ts";
import type { CaseVault } from "../database/models/caseVault.ts";
import { Unauthenticated } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { NoSuchVault, VaultChanged } from "./errors.ts";

type VaultServices = Pick<Services, "database" | "clock">;
type NewVault = InputOf<typeof caseSync.createVault>;
type NewKeys = InputOf<typeof caseSync.replaceKeys>;

export async function vaultOf(
  { database }: Pick<Services, "database">,
  userId: number,
): Promise<Vault | null> {
  const vault = await database.caseVaults.findByPk(userId);
  return vault && present(vault);
}

/**
 * Turns sync on for an account. A device whose answer was lost sends the same again, and gets the same.
 * @throws {VaultChanged} when sync is on already. @throws {OwnEmailNotConfirmed} the account could be another person's.
 */
export async function createVault(services: VaultServices, userId: number, wanted: NewVault): Promise<Vault> {
  const { database, clock } = services;
  return database.transaction(async (transaction) => {
    const user = await lockUser(database, transaction, userId);
    if (!user) throw new Unauthenticated();
    if (!user.emailVerified) throw new OwnEmailNotConfirmed();
    const before = await database.caseVaults.findByPk(userId, { transaction });
    if (before?.vault === wanted.id && hasKeys(before, wanted)) return present(before);
    if (before) throw new VaultChanged();
    const row = {
      ...{ userId, vault: wanted.id, createdAt: clock(), revision: 0, keysVersion: 1 },
      ...columnsOf(wanted),
    };
    const vault = await database.caseVaults.create(row, { transaction });
    await audit(services, transaction, userId, "case_sync_turned_on");
    return present(vault);
  });
}

/** @throws {VaultChanged} when the keys are not those of `keysVersion` any more. @throws {NoSuchVault} */
export async function replaceKeys(services: VaultServices, userId: number, wanted: NewKeys): Promise<Vault> {
  return services.database.transaction(async (transaction) => {
    const vault = await lockVault(services, transaction, userId, wanted.vault);
    if (hasKeys(vault, wanted)) return present(vault);
    if (vault.keysVersion !== wanted.keysVersion) throw new VaultChanged();
    await vault.update({ ...columnsOf(wanted), keysVersion: vault.keysVersion + 1 }, { transaction });
    await audit(services, transaction, userId, "case_sync_keys_replaced");
    return present(vault);
  });
}

/** Deletes the synced case of this id. Without it there is nothing to do. */
export async function deleteVault(services: VaultServices, userId: number, vault: string): Promise<void> {
  await services.database.transaction(async (transaction) => {
    await lockUser(services.database, transaction, userId);
    const before = await services.database.caseVaults.findOne({ where: { userId, vault }, transaction });
    if (!before) return;
    await removeVault(services, transaction, userId);
    await audit(services, transaction, userId, "case_sync_deleted");
  });
}

/** Removes all that an account has synced, with the account or without it. */
export async function removeVault(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  userId: number,
): Promise<void> {
  await database.caseRecords.destroy({ where: { userId }, transaction });
  await database.caseVaults.destroy({ where: { userId }, transaction });
}

/** Only one request at a time changes a synced case. @throws {NoSuchVault} */
export async function lockVault(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  userId: number,
  vault: string,
): Promise<CaseVault> {
  const lock = transaction.LOCK.UPDATE;
  const found = await database.caseVaults.findOne({ where: { userId, vault }, transaction, lock });
  if (!found) throw new NoSuchVault();
  return found;
}

function present(vault: CaseVault): Vault {
  return {
    id: vault.vault,
    revision: vault.revision,
    keysVersion: vault.keysVersion,
    passphrase: { salt: vault.passphraseSalt, sealed: vault.passphraseKey },
    recovery: { salt: vault.recoverySalt, sealed: vault.recoveryKey },
  };
}

function columnsOf({ passphrase, recovery }: Pick<Vault, "passphrase" | "recovery">) {
  return {
    passphraseSalt: passphrase.salt,
    passphraseKey: passphrase.sealed,
    recoverySalt: recovery.salt,
    recoveryKey: recovery.sealed,
  };
}

function hasKeys(vault: CaseVault, wanted: Pick<Vault, "passphrase" | "recovery">): boolean {
  return Object.entries(columnsOf(wanted)).every(
    ([column, value]) => vault[column as keyof ReturnType<typeof columnsOf>] === value,
  );
}

function audit(
  services: VaultServices,
  transaction: Transaction,
  userId: number,
  action: "case_sync_turned_on" | "case_sync_keys_replaced" | "case_sync_deleted",
): Promise<void> {
  return recordAuditEntry(services, transaction, { userId }, { action, subject: "user", id: userId });
}
