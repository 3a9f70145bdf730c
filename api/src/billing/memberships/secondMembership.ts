import type { SubscriptionSignup } from "../../database/models/subscriptionSignup.ts";
import type { User } from "../../database/models/user.ts";
import type { Services } from "../../services.ts";
import { idempotencyKeyOf } from "../identity.ts";
import { lookAtMembership, type MembershipSight } from "./lookAt.ts";
import type { Membership } from "./Membership.ts";
import { queueSecondUndoneMail } from "./mails.ts";
import { recordInvoice } from "./recordInvoice.ts";
import { membershipState } from "./state.ts";

/**
 * Somebody joined in two tabs: the second membership ends at once, its money goes back, and they are told. The provider
 * first, and by steps that can be done again: what is cut off in the middle, the next look goes on with.
 */
export async function undoSecond(
  services: Services,
  { subscription }: MembershipSight,
  user: User,
  signup: SubscriptionSignup | null,
): Promise<Membership> {
  const { payments, database, clock } = services;
  await payments.endSubscription(subscription.id);
  const payment = subscription.latestInvoice?.payment ?? null;
  if (subscription.latestInvoice?.isPaid && payment !== null) {
    const key = signup ? idempotencyKeyOf("refund", "signup", signup) : `refund-${subscription.id}`;
    await payments.refund(payment, key);
  }
  const sight = (await lookAtMembership(payments, subscription.id)) ?? { subscription, money: null };
  await database.transaction(async (transaction) => {
    await recordInvoice(services, transaction, { userId: user.id, email: user.email }, sight);
    await signup?.reload({ transaction, lock: transaction.LOCK.UPDATE });
    // The mail goes out once, with the sign-up that is dealt with.
    if (signup?.status !== "pending") return;
    const done = { status: "completed", password: null, completedAt: clock() } as const;
    await signup.update({ ...done, userId: user.id, stripeSubscriptionId: subscription.id }, { transaction });
    await queueSecondUndoneMail(services, transaction, user);
  });
  services.logger.warn({ user: user.id }, "second membership undone");
  return {
    subscription: sight.subscription,
    state: membershipState(sight.subscription, sight.money),
    user: null,
  };
}
