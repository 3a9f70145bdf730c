import { entitlementToolOf, storedToolName, toolOfStored, useLasts } from "@iep-insider/sdk/catalog";
import type { Transaction } from "sequelize";
import type { Payment } from "../database/models/payment.ts";
import type { Services } from "../services.ts";

type PurchaseServices = Pick<Services, "database" | "clock">;

/**
 * Grants the purchased use. Repeating it changes nothing. After it was revoked (and the dispute was won), it is
 * restored as it was: a spent use stays spent.
 * @param payment a purchase of one use, locked by the caller.
 */
export async function grantPurchase(
  { database, clock }: PurchaseServices,
  transaction: Transaction,
  payment: Payment,
): Promise<void> {
  if (payment.paymentType === "subscription") throw new Error("A subscription is not a purchase of one use.");
  const where = { paymentId: payment.id };
  if ((await database.entitlements.count({ where, transaction })) > 0) return;
  const { usedAt, usageConsumed } = payment;
  await database.entitlements.create(
    {
      userId: payment.userId,
      tool: payment.toolUsed && storedToolName(entitlementToolOf(toolOfStored(payment.toolUsed))),
      kind: payment.paymentType,
      endsAt: usageConsumed && usedAt ? new Date(usedAt.getTime() + useLasts) : null,
      usesLeft: usageConsumed ? 0 : 1,
      source: "purchase",
      paymentId: payment.id,
      createdAt: clock(),
    },
    { transaction },
  );
}

/** Revokes a purchase that was refunded or is disputed. */
export async function takeBackPurchase(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  payment: Payment,
): Promise<void> {
  await database.entitlements.destroy({ where: { paymentId: payment.id }, transaction });
}

/**
 * Opens all tools to a subscriber until `endsAt`; null: not at all. One row per account, however often it is called.
 */
export async function setSubscriptionEntitlement(
  { database, clock }: PurchaseServices,
  transaction: Transaction,
  userId: number,
  endsAt: Date | null,
): Promise<void> {
  const where = { userId, source: "subscription" } as const;
  if (endsAt === null) {
    await database.entitlements.destroy({ where, transaction });
    return;
  }
  const known = await database.entitlements.findOne({ where, transaction, lock: transaction.LOCK.UPDATE });
  if (known) await known.update({ endsAt }, { transaction });
  else
    await database.entitlements.create(
      { ...where, tool: null, kind: null, endsAt, usesLeft: null, createdAt: clock() },
      { transaction },
    );
}
