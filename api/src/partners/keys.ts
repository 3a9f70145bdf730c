import { randomInt } from "node:crypto";
import { oldKeyDays } from "@iep-insider/sdk/contract";
import { Op, type Transaction } from "sequelize";
import { type Actor, recordAuditEntry } from "../audit/recordAuditEntry.ts";
import type { Partner } from "../database/models/partner.ts";
import type { PartnerKey } from "../database/models/partnerKey.ts";
import type { Services } from "../services.ts";
import { CurrentKey } from "./errors.ts";

type KeyServices = Pick<Services, "database" | "clock">;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

export function createSiteKey(): string {
  return `site_${Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join("")}`;
}

/** The partner that has or had this key, locked for the transaction; or null. */
export async function ofKey(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  siteKey: string,
): Promise<Partner | null> {
  const key = await database.partnerKeys.findByPk(siteKey, { transaction });
  return key && database.partners.findByPk(key.partnerId, { transaction, lock: transaction.LOCK.UPDATE });
}

/** All keys a partner has or had: the current one first, then the newest. */
export async function keysOf(
  { database }: Pick<Services, "database">,
  partner: Pick<Partner, "id" | "siteKey">,
): Promise<readonly PartnerKey[]> {
  const order: [string, string][] = [
    ["createdAt", "DESC"],
    ["siteKey", "ASC"],
  ];
  return currentFirst(
    partner,
    await database.partnerKeys.findAll({ where: { partnerId: partner.id }, order }),
  );
}

export function currentFirst(
  partner: Pick<Partner, "siteKey">,
  keys: readonly PartnerKey[],
): readonly PartnerKey[] {
  const isCurrent = ({ siteKey }: PartnerKey) => siteKey === partner.siteKey;
  return [...keys.filter(isCurrent), ...keys.filter((key) => !isCurrent(key))];
}

/** Creates a new current key. The previous one expires after 30 days, to leave time to update its pages. */
export async function rotateKey(
  services: KeyServices,
  transaction: Transaction,
  actor: Actor,
  partner: Partner,
): Promise<void> {
  const now = services.clock();
  const endsAt = new Date(now.getTime() + oldKeyDays * 24 * 60 * 60_000);
  await endBy(services, transaction, { siteKey: partner.siteKey }, endsAt);
  await recordAuditEntry(services, transaction, actor, {
    action: "partner_key_rotated",
    subject: "partner",
    id: partner.siteKey,
  });
  await makeCurrent(services, transaction, partner);
}

/**
 * Revokes a partner's key immediately. An expired key is left unchanged.
 * @param replacesCurrent whether the current key may be revoked too: a new one then replaces it.
 * @returns whether the partner has such a key. @throws {CurrentKey}
 */
export async function revokeKey(
  services: KeyServices,
  transaction: Transaction,
  actor: Actor,
  { partner, siteKey, replacesCurrent }: { partner: Partner; siteKey: string; replacesCurrent: boolean },
): Promise<boolean> {
  const where = { siteKey, partnerId: partner.id };
  const key = await services.database.partnerKeys.findOne({ where, transaction });
  if (!key) return false;
  const isCurrent = siteKey === partner.siteKey;
  if (isCurrent && !replacesCurrent) throw new CurrentKey();
  if ((await endBy(services, transaction, { siteKey }, services.clock())) > 0)
    await recordAuditEntry(services, transaction, actor, {
      action: "partner_key_revoked",
      subject: "partner",
      id: siteKey,
    });
  if (isCurrent) await makeCurrent(services, transaction, partner);
  return true;
}

/** Revokes a key of any partner immediately, for operators. @returns null if there is no such partner or key. */
export function revokeKeyOf(
  services: KeyServices,
  actor: Actor,
  { id, siteKey }: { readonly id: number; readonly siteKey: string },
): Promise<Partner | null> {
  const { database } = services;
  return database.transaction(async (transaction) => {
    const partner = await database.partners.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
    if (!partner) return null;
    const which = { partner, siteKey, replacesCurrent: true };
    return (await revokeKey(services, transaction, actor, which)) ? partner : null;
  });
}

/** Stores a partner's new key. */
export async function addKeyOf(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  { id, siteKey }: Partner,
  createdAt: Date,
): Promise<void> {
  await database.partnerKeys.create({ siteKey, partnerId: id, createdAt }, { transaction });
}

/** Sets an expiry, unless an earlier one is set. @returns how many keys now expire sooner. */
export async function endBy(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  which: { readonly siteKey: string } | { readonly partnerId: number },
  endsAt: Date,
): Promise<number> {
  const isLater = { endsAt: { [Op.or]: [null, { [Op.gt]: endsAt }] } };
  const [changed] = await database.partnerKeys.update(
    { endsAt },
    { where: { ...which, ...isLater }, transaction },
  );
  return changed;
}

async function makeCurrent(services: KeyServices, transaction: Transaction, partner: Partner): Promise<void> {
  const now = services.clock();
  await partner.update({ siteKey: createSiteKey(), updatedAt: now }, { transaction });
  await addKeyOf(services, transaction, partner, now);
}
