import { Op, type Transaction } from "sequelize";
import type { Services } from "../../services.ts";

/** Removes what has not been delivered yet. */
export async function dropWaiting(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  partnerId: number,
): Promise<void> {
  const where = { partnerId, nextAttemptAt: { [Op.ne]: null } };
  await database.partnerDeliveries.destroy({ where, transaction });
}
