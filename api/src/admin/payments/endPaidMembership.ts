import type { MembershipEnded } from "@iep-insider/sdk/contract";
import { type Actor, recordDeed } from "../../audit/recordDeed.ts";
import { noteOnce } from "../../billing/books/changePayment.ts";
import { operatorOccasion } from "../../billing/books/occasion.ts";
import { isAlive } from "../../billing/memberships/state.ts";
import { syncMembership } from "../../billing/memberships/syncMembership.ts";
import { ProviderUnavailable } from "../../billing/provider/errors.ts";
import { NotFound } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { mayBeDone, NoMembershipToEnd } from "./errors.ts";
import { membershipOf } from "./readStory.ts";

/**
 * Ends the membership whose latest month was refunded, at once. The refund alone closes the tools, and leaves the
 * membership: the provider would charge the next month.
 * @throws {NotFound} {NoMembershipToEnd} {ProviderUnavailable}
 */
export async function endPaidMembership(
  services: Services,
  actor: Exclude<Actor, "command">,
  id: number,
): Promise<MembershipEnded["outcome"]> {
  const { database, payments } = services;
  const payment = await database.payments.findByPk(id);
  if (!payment) throw new NotFound();
  const membership = await membershipOf(services, payment, []);
  const user = payment.userId === null ? null : await database.users.findByPk(payment.userId);
  const subscription = user?.stripeSubscriptionId ?? null;
  if (payment.status !== "refunded" || !membership?.isLatestMonth || subscription === null)
    throw new NoMembershipToEnd();

  const occasion = operatorOccasion("membership.ended", subscription);
  try {
    const seen = await payments.getSubscription(subscription);
    const wasAlive = seen !== null && isAlive(seen);
    if (wasAlive) await payments.endSubscription(subscription);
    await database.transaction(async (transaction) => {
      await payment.reload({ transaction, lock: transaction.LOCK.UPDATE });
      const isNew = await noteOnce(services, transaction, payment, occasion);
      const deed = { action: "membership_ended", subject: "payment", id } as const;
      if (isNew && wasAlive)
        await recordDeed(services, transaction, actor, { ...deed, detail: { user: payment.userId } });
    });
    await syncMembership(services, subscription, occasion);
    return wasAlive ? "ended" : "was_over";
  } catch (error) {
    throw error instanceof ProviderUnavailable ? new ProviderUnavailable(mayBeDone) : error;
  }
}
