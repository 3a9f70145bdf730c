import type { Payment, PaymentStatus } from "../database/models/payment.ts";
import type { SubscriptionSignup } from "../database/models/subscriptionSignup.ts";
import type { Services } from "../services.ts";
import { findPayment, findSignup } from "./identity.ts";
import { changePayment, countChange } from "./ledger/changePayment.ts";
import type { PaymentEventCause } from "./ledger/paymentEventCause.ts";
import { queueRefundMail } from "./ledger/refundMail.ts";
import type { ProviderPayment, ProviderSession } from "./provider/PaymentProvider.ts";
import { type Fulfilled, fulfillPurchase } from "./purchases/fulfillPurchase.ts";
import { type Observed, stateOf } from "./purchases/observe.ts";
import type { SyncedSubscription } from "./subscriptions/state.ts";
import { syncSubscription } from "./subscriptions/syncSubscription.ts";

/** What a provider id refers to. Null: not one of our objects. */
export type Outcome =
  | ({ readonly of: "purchase" } & Fulfilled)
  | {
      readonly of: "subscription";
      readonly signup: SubscriptionSignup | null;
      /** Null while it is not paid. */
      readonly subscription: SyncedSubscription | null;
      readonly isOver: boolean;
    }
  | null;

/**
 * Syncs the object of a provider id: a page (`cs_…`), a payment (`pi_…`), or a subscription (`sub_…`). The webhook, the
 * return page and `reconcile` all go through it; the first to call it does the work, once.
 * @param cause why it is checked, as the payment's events record it. @throws {ProviderUnavailable}
 */
export async function fulfill(services: Services, id: string, cause: PaymentEventCause): Promise<Outcome> {
  if (id.startsWith("cs_")) {
    const session = await services.payments.getSession(id);
    return session && fulfillSession(services, session, cause);
  }
  if (id.startsWith("pi_")) {
    const payment = await services.payments.getPayment(id);
    return payment && fulfillPayment(services, payment, cause);
  }
  if (id.startsWith("sub_")) return fulfillSubscription(services, id, cause);
  return null;
}

async function fulfillSession(
  services: Services,
  session: ProviderSession,
  cause: PaymentEventCause,
): Promise<Outcome> {
  const { database } = services;
  if (session.mode === "payment") {
    const payment = await findPayment(database, session.metadata, { session: session.id });
    if (!payment || payment.paymentType === "subscription") return null;
    if (payment.stripeCheckoutSessionId === null)
      await payment.update({ stripeCheckoutSessionId: session.id });
    return { of: "purchase", ...(await fulfillPurchase(services, payment, cause)) };
  }
  const signup = await findSignup(database, session.metadata);
  if (!signup) return null;
  if (signup.stripeCheckoutSessionId === null) await signup.update({ stripeCheckoutSessionId: session.id });
  const isOver = session.status === "expired";
  // It can no longer be paid, so no account will need the password.
  if (isOver && signup.status === "pending") await signup.update({ status: "failed", password: null });
  if (session.subscription === null) return { of: "subscription", signup, subscription: null, isOver };
  const subscription = await syncSubscription(services, session.subscription, cause);
  await signup.reload();
  return { of: "subscription", signup, subscription, isOver: false };
}

async function fulfillPayment(
  services: Services,
  seen: ProviderPayment,
  cause: PaymentEventCause,
): Promise<Outcome> {
  const payment = await findPayment(services.database, seen.metadata, { payment: seen.id });
  if (!payment) return fulfillForCustomer(services, seen, cause);
  if (payment.paymentType === "subscription") return fulfillMonth(services, payment, seen, cause);
  if (payment.stripePaymentIntentId === null) await payment.update({ stripePaymentIntentId: seen.id });
  return { of: "purchase", ...(await fulfillPurchase(services, payment, cause)) };
}

/** A payment of a subscription that has no row yet, or a payment that is not ours. */
async function fulfillForCustomer(
  services: Services,
  { customer }: ProviderPayment,
  cause: PaymentEventCause,
): Promise<Outcome> {
  if (customer === null) return null;
  const user = await services.database.users.findOne({ where: { stripeCustomerId: customer } });
  return user?.stripeSubscriptionId ? fulfillSubscription(services, user.stripeSubscriptionId, cause) : null;
}

/** A month of a subscription: an older one changes only the ledger, the latest one the subscription too. */
async function fulfillMonth(
  services: Services,
  payment: Payment,
  seen: ProviderPayment,
  cause: PaymentEventCause,
): Promise<Outcome> {
  const state: Observed = await stateOf(services.payments, seen, payment.amount);
  if (state === "paid" || state === "refunded" || state === "disputed")
    await writeMonth(services, payment, state, cause);
  const user = payment.userId === null ? null : await services.database.users.findByPk(payment.userId);
  return user?.stripeSubscriptionId ? fulfillSubscription(services, user.stripeSubscriptionId, cause) : null;
}

function writeMonth(services: Services, payment: Payment, status: PaymentStatus, cause: PaymentEventCause) {
  return services.database.transaction(async (transaction) => {
    await payment.reload({ transaction, lock: transaction.LOCK.UPDATE });
    if (payment.status === status) return;
    const change = await changePayment(services, transaction, payment, { status }, cause);
    await queueRefundMail(services, transaction, change);
    await countChange(services, transaction, change);
  });
}

async function fulfillSubscription(
  services: Services,
  id: string,
  cause: PaymentEventCause,
): Promise<Outcome> {
  const subscription = await syncSubscription(services, id, cause);
  return subscription && { of: "subscription", signup: null, subscription, isOver: false };
}
