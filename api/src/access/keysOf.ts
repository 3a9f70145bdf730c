import { Op, type Transaction } from "sequelize";
import type { PurchaseKey } from "../database/models/purchaseKey.ts";
import type { Services } from "../services.ts";
import type { Holder } from "./holder.ts";
import { boundKeyLasts, isToBeRenewed, opensAt, ourPlace } from "./place.ts";

type KeyServices = Pick<Services, "database" | "clock">;

/** The payments that a browser's key opens where it is presented. Using a key extends its expiry. */
export async function paymentsOfKey(
  services: KeyServices,
  { keyHash, place = ourPlace }: Holder,
  transaction: Transaction | null = null,
): Promise<number[]> {
  if (keyHash === null) return [];
  const where = { keyHash, endsAt: { [Op.or]: [null, { [Op.gt]: services.clock() }] } };
  const rows = await services.database.purchaseKeys.findAll({ where, transaction });
  const good = rows.filter((row) => opensAt(row, place));
  await renew(services, good, transaction);
  return good.map(({ paymentId }) => paymentId);
}

async function renew(
  { database, clock }: KeyServices,
  rows: readonly PurchaseKey[],
  transaction: Transaction | null,
): Promise<void> {
  const now = clock();
  const id = rows.filter(({ endsAt }) => isToBeRenewed(endsAt, now)).map((row) => row.id);
  if (id.length === 0) return;
  const endsAt = new Date(now.getTime() + boundKeyLasts);
  await database.purchaseKeys.update({ endsAt }, { where: { id, endsAt: { [Op.lt]: endsAt } }, transaction });
}
