import type { MembershipEnded } from "@iep-insider/sdk/contract";
import { type Actor, recordAuditEntry } from "../../audit/recordAuditEntry.ts";
import { noteOnce } from "../../billing/ledger/changePayment.ts";
import { operatorCause } from "../../billing/ledger/paymentEventCause.ts";
import { ProviderUnavailable } from "../../billing/provider/errors.ts";
import { isAlive } from "../../billing/subscriptions/state.ts";
import { syncSubscription } from "../../billing/subscriptions/syncSubscription.ts";
import { NotFound } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { mayBeDone, NoSubscriptionToEnd } from "./errors.ts";
import { subscriptionOf } from "./readPaymentRecord.ts";

/**
 * Cancels, immediately, a subscription whose latest month was refunded. A refund alone closes the tools, but the
 * provider would charge the next month.
 * @throws {NotFound} {NoSubscriptionToEnd} {ProviderUnavailable}
 */
export async function endPaidSubscription(
  services: Services,
  actor: Exclude<Actor, "command">,
  id: number,
): Promise<MembershipEnded["outcome"]> {
  const { database, payments } = services;
  const payment = await database.payments.findByPk(id);
  if (!payment) throw new NotFound();
  const subscription = await subscriptionOf(services, payment, []);
  const user = payment.userId === null ? null : await database.users.findByPk(payment.userId);
  const stripeSubscriptionId = user?.stripeSubscriptionId ?? null;
  if (payment.status !== "refunded" || !subscription?.isLatestMonth || stripeSubscriptionId === null)
    throw new NoSubscriptionToEnd();

  const cause = operatorCause("membership.ended", stripeSubscriptionId);
  try {
    const seen = await payments.getSubscription(stripeSubscriptionId);
    const wasAlive = seen !== null && isAlive(seen);
    if (wasAlive) await payments.endSubscription(stripeSubscriptionId);
    await database.transaction(async (transaction) => {
      await payment.reload({ transaction, lock: transaction.LOCK.UPDATE });
      const isNew = await noteOnce(services, transaction, payment, cause);
      const entry = { action: "membership_ended", subject: "payment", id } as const;
      if (isNew && wasAlive)
        await recordAuditEntry(services, transaction, actor, { ...entry, detail: { user: payment.userId } });
    });
    await syncSubscription(services, stripeSubscriptionId, cause);
    return wasAlive ? "ended" : "was_over";
  } catch (error) {
    throw error instanceof ProviderUnavailable ? new ProviderUnavailable(mayBeDone) : error;
  }
}
