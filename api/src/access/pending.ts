import { Op } from "sequelize";
import type { Services } from "../services.ts";
import { paymentsOfKey } from "./accessOf.ts";
import type { Holder } from "./holder.ts";

/** How long somebody may be on the payment page. Whoever comes later asks anew. */
const lasts = 60 * 60_000;

/** Whether a purchase of one use has begun and is not paid yet, as far as we were told. */
export async function hasPendingPurchase(
  { database, clock }: Pick<Services, "database" | "clock">,
  { user, keyHash }: Holder,
): Promise<boolean> {
  const id = await paymentsOfKey({ database }, keyHash);
  const ways = [...(user ? [{ userId: user.id }] : []), ...(id.length > 0 ? [{ id }] : [])];
  if (ways.length === 0) return false;
  const createdAt = { [Op.gt]: new Date(clock().getTime() - lasts) };
  return (await database.payments.count({ where: { status: "pending", createdAt, [Op.or]: ways } })) > 0;
}
