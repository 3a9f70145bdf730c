import type { SubscriptionSignup } from "../../database/models/subscriptionSignup.ts";
import type { User } from "../../database/models/user.ts";
import type { Services } from "../../services.ts";
import { countChange } from "../books/changePayment.ts";
import type { Occasion } from "../books/occasion.ts";
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
  occasion: Occasion,
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
    const payer = { userId: user.id, email: user.email };
    const month = await recordInvoice(services, transaction, payer, sight, occasion);
    await signup?.reload({ transaction, lock: transaction.LOCK.UPDATE });
    // The mail goes out once, with the sign-up that is dealt with.
    if (signup?.status === "pending") {
      const done = { status: "completed", password: null, completedAt: clock() } as const;
      const known = { userId: user.id, stripeSubscriptionId: subscription.id };
      await signup.update({ ...done, ...known }, { transaction });
      await queueSecondUndoneMail(services, transaction, user, month?.payment ?? null);
    }
    if (month) await countChange(services, transaction, month);
  });
  services.logger.warn({ user: user.id }, "second membership undone");
  return {
    subscription: sight.subscription,
    state: membershipState(sight.subscription, sight.money),
    user: null,
  };
}
