import { Op } from "sequelize";
import type { Holder } from "../../access/holder.ts";
import { paymentsOfKey } from "../../access/keysOf.ts";
import type { Payment } from "../../database/models/payment.ts";
import type { Services } from "../../services.ts";
import { AlreadyOpen } from "../errors.ts";
import { causes } from "../ledger/paymentEventCause.ts";
import { ProviderRefused } from "../provider/errors.ts";
import { fulfillPurchase } from "./fulfillPurchase.ts";
import type { Wanted } from "./wanted.ts";

/** As long as a page of the provider can be paid on. */
const payable = 24 * 60 * 60_000;

/** More open pages than anybody has; each costs a request to the provider. */
const mostLookedAt = 5;

/**
 * Before somebody pays for what they have begun to pay for before: looks whether that was paid, and closes the earlier
 * page, so that nobody pays on two.
 * @throws {AlreadyOpen} when it was paid.
 */
export async function settleEarlier(services: Services, holder: Holder, wanted: Wanted): Promise<void> {
  for (const payment of await earlierOnes(services, holder, wanted)) {
    if ((await isPaidNow(services, payment)) || !(await isClosed(services, payment))) throw new AlreadyOpen();
  }
}

async function earlierOnes(
  { database, clock }: Services,
  holder: Holder,
  { tool, kind }: Wanted,
): Promise<Payment[]> {
  const { user } = holder;
  const id = await paymentsOfKey({ database, clock }, holder);
  return database.payments.findAll({
    where: {
      status: "pending",
      paymentType: kind,
      toolUsed: tool?.id ?? null,
      createdAt: { [Op.gt]: new Date(clock().getTime() - payable) },
      [Op.or]: [...(user ? [{ userId: user.id }] : []), { id }],
    },
    order: [["id", "DESC"]],
    limit: mostLookedAt,
  });
}

async function isPaidNow(services: Services, payment: Payment): Promise<boolean> {
  const fulfilled = await fulfillPurchase(services, payment, causes.begunAgain);
  return fulfilled.payment.status === "paid";
}

/** @returns false when somebody paid on it in this very moment. */
async function isClosed(services: Services, payment: Payment): Promise<boolean> {
  if (payment.stripeCheckoutSessionId === null) return true;
  try {
    await services.payments.expireSession(payment.stripeCheckoutSessionId);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // It is not open any more: paid, or over.
  }
  return !(await isPaidNow(services, payment));
}
