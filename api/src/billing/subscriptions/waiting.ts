import { Op } from "sequelize";
import type { Services } from "../../services.ts";
import { causes } from "../ledger/paymentEventCause.ts";
import { syncSubscription } from "./syncSubscription.ts";

/**
 * Gives an account the subscriptions that were paid for with its address before it was confirmed. A failure blocks
 * nothing: `reconcile` does it within the hour.
 * @param emailKey of an address that was confirmed just now.
 */
export async function attachWaitingSubscriptions(services: Services, emailKey: string): Promise<void> {
  const waiting = await services.database.subscriptionSignups.findAll({
    where: { emailKey, userId: null, stripeSubscriptionId: { [Op.ne]: null } },
  });
  for (const { stripeSubscriptionId } of waiting) {
    if (stripeSubscriptionId === null) continue;
    await syncSubscription(services, stripeSubscriptionId, causes.addressConfirmed).catch((error: unknown) =>
      services.logger.error({ err: error }, "subscription still waits"),
    );
  }
}
