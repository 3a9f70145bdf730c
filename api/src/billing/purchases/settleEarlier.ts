import { storedToolName } from "@iep-insider/sdk/catalog";
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

/** More open pages than any real buyer has; each costs a request to the provider. */
const mostChecked = 5;

/**
 * Before a buyer starts the same purchase again: checks whether the earlier one was paid, and closes its page, so that
 * no one pays twice.
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
      toolUsed: tool && storedToolName(tool.id),
      createdAt: { [Op.gt]: new Date(clock().getTime() - payable) },
      [Op.or]: [...(user ? [{ userId: user.id }] : []), { id }],
    },
    order: [["id", "DESC"]],
    limit: mostChecked,
  });
}

async function isPaidNow(services: Services, payment: Payment): Promise<boolean> {
  const fulfilled = await fulfillPurchase(services, payment, causes.begunAgain);
  return fulfilled.payment.status === "paid";
}

/** @returns false when it was paid at that very moment. */
async function isClosed(services: Services, payment: Payment): Promise<boolean> {
  if (payment.stripeCheckoutSessionId === null) return true;
  try {
    await services.payments.expireSession(payment.stripeCheckoutSessionId);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // It is no longer open: paid or expired.
  }
  return !(await isPaidNow(services, payment));
}
