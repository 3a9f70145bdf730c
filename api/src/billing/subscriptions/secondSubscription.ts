import type { SubscriptionSignup } from "../../database/models/subscriptionSignup.ts";
import type { User } from "../../database/models/user.ts";
import type { Services } from "../../services.ts";
import { idempotencyKeyOf } from "../identity.ts";
import { countChange } from "../ledger/changePayment.ts";
import type { PaymentEventCause } from "../ledger/paymentEventCause.ts";
import { fetchSubscription, type SubscriptionSnapshot } from "./fetchSubscription.ts";
import { queueSecondUndoneMail } from "./mails.ts";
import { recordInvoice } from "./recordInvoice.ts";
import type { SyncedSubscription } from "./state.ts";
import { subscriptionState } from "./state.ts";

/**
 * For a user who subscribed in two tabs: ends the second subscription at once, refunds it and tells them. The provider
 * is called first, in steps that can be repeated: the next sync completes an interrupted run.
 */
export async function undoSecond(
  services: Services,
  { providerSubscription }: SubscriptionSnapshot,
  user: User,
  signup: SubscriptionSignup | null,
  cause: PaymentEventCause,
): Promise<SyncedSubscription> {
  const { payments, database, clock } = services;
  await payments.endSubscription(providerSubscription.id);
  const payment = providerSubscription.latestInvoice?.payment ?? null;
  if (providerSubscription.latestInvoice?.isPaid && payment !== null) {
    const key = signup ? idempotencyKeyOf("refund", "signup", signup) : `refund-${providerSubscription.id}`;
    await payments.refund(payment, key);
  }
  const snapshot = (await fetchSubscription(payments, providerSubscription.id)) ?? {
    providerSubscription,
    money: null,
  };
  await database.transaction(async (transaction) => {
    const payer = { userId: user.id, email: user.email };
    const month = await recordInvoice(services, transaction, payer, snapshot, cause);
    await signup?.reload({ transaction, lock: transaction.LOCK.UPDATE });
    // The mail goes out once, with the sign-up that is dealt with.
    if (signup?.status === "pending") {
      const done = { status: "completed", password: null, completedAt: clock() } as const;
      const known = { userId: user.id, stripeSubscriptionId: providerSubscription.id };
      await signup.update({ ...done, ...known }, { transaction });
      await queueSecondUndoneMail(services, transaction, user, month?.payment ?? null);
    }
    if (month) await countChange(services, transaction, month);
  });
  services.logger.warn({ user: user.id }, "second subscription undone");
  return {
    providerSubscription: snapshot.providerSubscription,
    state: subscriptionState(snapshot.providerSubscription, snapshot.money),
    user: null,
  };
}
