import type { Sponsor } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import { incrementColumn } from "../../database/incrementColumn.ts";
import type { Partner } from "../../database/models/partner.ts";
import type { Services } from "../../services.ts";

type MonthServices = Pick<Services, "database" | "clock">;

/** A partner's sponsorship as its pages show it; null if it sponsors nothing. */
export async function sponsorOf(services: MonthServices, partner: Partner): Promise<Sponsor | null> {
  const { sponsored, sponsoredUses: uses } = partner;
  if (!sponsored || uses <= 0) return null;
  const now = services.clock();
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  const isLeft = (await usedThisMonth(services, partner.id)) < uses;
  return { uses, isLeft, renewsOn: next.toISOString().slice(0, 10) };
}

/** How many uses a partner has paid for since the first of the month, in UTC. */
export async function usedThisMonth({ database, clock }: MonthServices, partnerId: number): Promise<number> {
  const row = await database.partnerMonths.findOne({ where: { partnerId, month: monthOf(clock()) } });
  return row?.sponsoredUses ?? 0;
}

/**
 * Creates the month's row outside the transaction that counts in it. Inside, concurrent requests would share the row's
 * lock, and none of them could change it.
 */
export async function beginMonth({ database, clock }: MonthServices, partnerId: number): Promise<void> {
  const month = { partnerId, month: monthOf(clock()) };
  if ((await database.partnerMonths.count({ where: month })) > 0) return;
  await database.partnerMonths.bulkCreate([{ ...month, sponsoredUses: 0 }], { ignoreDuplicates: true });
}

/** Locks the month: concurrent requests count one after the other. */
export async function lockMonth(
  { database, clock }: MonthServices,
  transaction: Transaction,
  partnerId: number,
): Promise<{ readonly used: number; readonly addOne: () => Promise<unknown> }> {
  const where = { partnerId, month: monthOf(clock()) };
  const row = await database.partnerMonths.findOne({ where, transaction, lock: transaction.LOCK.UPDATE });
  return {
    used: row?.sponsoredUses ?? 0,
    addOne: () => incrementColumn(database.partnerMonths, "sponsoredUses", 1, where, transaction),
  };
}

function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}
