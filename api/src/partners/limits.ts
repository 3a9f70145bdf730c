import type { Transaction } from "sequelize";
import { type Actor, recordAuditEntry } from "../audit/recordAuditEntry.ts";
import type { Partner } from "../database/models/partner.ts";
import type { Services } from "../services.ts";

type LimitServices = Pick<Services, "database" | "clock">;

/**
 * Sets how many uses a month a partner sponsors, or stops it. Does nothing if that is already set.
 * @param uses null: none, and parents see nothing about it. @returns null when there is no such partner.
 */
export function sponsorPartner(
  services: LimitServices,
  actor: Actor,
  id: number,
  uses: number | null,
): Promise<Partner | null> {
  const set = { sponsored: uses !== null, sponsoredUses: uses ?? 0 };
  return changeOne(services, id, async (partner, transaction) => {
    if (partner.sponsored === set.sponsored && partner.sponsoredUses === set.sponsoredUses) return;
    await partner.update({ ...set, updatedAt: services.clock() }, { transaction });
    const entry = { action: "partner_sponsored", subject: "partner", id: partner.siteKey } as const;
    await recordAuditEntry(services, transaction, actor, { ...entry, detail: { uses } });
  });
}

/**
 * Sets the daily (UTC) AI cost limit of a partner's pages. Does nothing if that is already set.
 * @param dailyCostLimit US cents; null: the default limit. @returns null when there is no such partner.
 */
export function limitPartner(
  services: LimitServices,
  actor: Actor,
  id: number,
  dailyCostLimit: number | null,
): Promise<Partner | null> {
  return changeOne(services, id, async (partner, transaction) => {
    if (partner.dailyCostLimit === dailyCostLimit) return;
    await partner.update({ dailyCostLimit, updatedAt: services.clock() }, { transaction });
    const entry = { action: "partner_limited", subject: "partner", id: partner.siteKey } as const;
    await recordAuditEntry(services, transaction, actor, { ...entry, detail: { cents: dailyCostLimit } });
  });
}

/**
 * Lets a partner hide our name, or ends that; its own settings stay. Does nothing if that is already set.
 * @returns null when there is no such partner.
 */
export function allowWhiteLabel(
  services: LimitServices,
  actor: Actor,
  id: number,
  allowed: boolean,
): Promise<Partner | null> {
  return changeOne(services, id, async (partner, transaction) => {
    if (partner.allowsWhiteLabel === allowed) return;
    await partner.update({ allowsWhiteLabel: allowed, updatedAt: services.clock() }, { transaction });
    const entry = { action: "partner_white_label_changed", subject: "partner", id: partner.siteKey } as const;
    await recordAuditEntry(services, transaction, actor, { ...entry, detail: { allowed } });
  });
}

function changeOne(
  { database }: LimitServices,
  id: number,
  work: (partner: Partner, transaction: Transaction) => Promise<void>,
): Promise<Partner | null> {
  return database.transaction(async (transaction) => {
    const partner = await database.partners.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
    if (partner) await work(partner, transaction);
    return partner;
  });
}
