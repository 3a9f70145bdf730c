import { Op } from "sequelize";
import type { User } from "../../database/models/user.ts";
import type { Services } from "../../services.ts";
import { fulfill } from "../fulfill.ts";
import type { PaymentEventCause } from "../ledger/paymentEventCause.ts";
import { ProviderRefused } from "../provider/errors.ts";

/** As long as a page of the provider can be paid on. */
const payable = 24 * 60 * 60_000;

/**
 * Closes the open subscription payment pages of an account, so that no one pays on two.
 * @returns whether one of them was paid, which makes the user a member.
 */
export async function closeEarlierPages(
  services: Services,
  { id: userId }: User,
  cause: PaymentEventCause,
): Promise<boolean> {
  const { database, clock, payments } = services;
  const createdAt = { [Op.gt]: new Date(clock().getTime() - payable) };
  const open = await database.subscriptionSignups.findAll({
    where: { userId, status: "pending", createdAt, stripeCheckoutSessionId: { [Op.ne]: null } },
  });
  let isMember = false;
  for (const { stripeCheckoutSessionId: session } of open) {
    if (session === null) continue;
    try {
      await payments.expireSession(session);
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      // It is no longer open: paid or expired.
    }
    const outcome = await fulfill(services, session, cause);
    if (outcome?.of === "subscription" && outcome.subscription?.user) isMember = true;
  }
  return isMember;
}
