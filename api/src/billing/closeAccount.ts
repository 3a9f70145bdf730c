import type { Transaction } from "sequelize";
import type { User } from "../database/models/user.ts";
import type { Services } from "../services.ts";
import { deletedAddress } from "./deletedAddress.ts";
import { causes } from "./ledger/paymentEventCause.ts";
import { ProviderRefused, ProviderUnavailable } from "./provider/errors.ts";
import { closeEarlierPages } from "./subscriptions/earlierPages.ts";

/**
 * Ends everything at the provider that could still charge a user whose account is about to be deleted: the subscription
 * and the open payment pages. Runs before anything is deleted, so a failure here leaves everything unchanged.
 * @throws {ProviderUnavailable}
 */
export async function endCharges(services: Services, user: User): Promise<void> {
  try {
    await closeEarlierPages(services, user, causes.accountDeleted);
    await closePurchasePages(services, user);
    // Read again: a payment may have begun a subscription in the meantime, or another request may have deleted the
    // account.
    const current = await services.database.users.findByPk(user.id);
    if (current?.stripeSubscriptionId) await services.payments.endSubscription(current.stripeSubscriptionId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new ProviderUnavailable(
      "Your subscription could not be ended just now, so your account was not deleted. Please try again in a few minutes.",
    );
  }
}

async function closePurchasePages({ database, payments }: Services, { id: userId }: User): Promise<void> {
  const open = await database.payments.findAll({ where: { userId, status: "pending" } });
  for (const { stripeCheckoutSessionId: session } of open) {
    if (session === null) continue;
    await payments.expireSession(session).catch((error: unknown) => {
      // It is no longer open.
      if (!(error instanceof ProviderRefused)) throw error;
    });
  }
}

/**
 * The ledger keeps what was paid, when and for what; the payer and everything that would open the purchase are removed.
 */
export async function anonymisePayments(
  { database, clock }: Pick<Services, "database" | "clock">,
  transaction: Transaction,
  { id: userId }: User,
): Promise<void> {
  const own = await database.payments.findAll({ attributes: ["id"], where: { userId }, transaction });
  const paymentId = own.map(({ id }) => id);
  await database.purchaseKeys.destroy({ where: { paymentId }, transaction });
  await database.entitlements.destroy({ where: { paymentId }, transaction });
  // Also for purchases made while signed out, before the account had them.
  await database.outgoingMails.destroy({ where: { paymentId }, transaction });
  const nobody = { userId: null, email: deletedAddress, emailKey: deletedAddress };
  const nothing = { claimTokenHash: null, returnUrl: null, updatedAt: clock() };
  await database.payments.update({ ...nobody, ...nothing }, { where: { userId }, transaction });
  await database.subscriptionSignups.destroy({ where: { userId }, transaction });
}
