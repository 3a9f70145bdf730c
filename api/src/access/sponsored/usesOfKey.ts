import { Op, type Transaction } from "sequelize";
import type { Services } from "../../services.ts";
import type { Holder } from "../holder.ts";

/**
 * The entitlements that a partner has paid for and this browser's key opens: on that partner's page alone, so that
 * nothing is left of them where its site key is gone.
 */
export async function sponsoredOfKey(
  { database, clock }: Pick<Services, "database" | "clock">,
  { keyHash, place }: Holder,
  transaction: Transaction | null = null,
): Promise<number[]> {
  if (keyHash === null || place === undefined || place.partnerId === null) return [];
  const { partnerId, origin } = place;
  const where = { keyHash, partnerId, origin, endsAt: { [Op.gt]: clock() } };
  const rows = await database.sponsoredUses.findAll({ where, transaction });
  return rows.map(({ entitlementId }) => entitlementId);
}
