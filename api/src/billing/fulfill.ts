import type { Payment, PaymentStatus } from "../database/models/payment.ts";
import type { SubscriptionSignup } from "../database/models/subscriptionSignup.ts";
import type { Services } from "../services.ts";
import { changePayment, countChange } from "./books/changePayment.ts";
import type { Occasion } from "./books/occasion.ts";
import { queueRefundMail } from "./books/refundMail.ts";
import { findPayment, findSignup } from "./identity.ts";
import type { Membership } from "./memberships/Membership.ts";
import { syncMembership } from "./memberships/syncMembership.ts";
import type { ProviderPayment, ProviderSession } from "./provider/PaymentProvider.ts";
import { type Fulfilled, fulfillPurchase } from "./purchases/fulfillPurchase.ts";
import { type Observed, stateOf } from "./purchases/observe.ts";

/** What an id of the provider turned out to be. Null: none of ours. */
export type Outcome =
  | ({ readonly of: "purchase" } & Fulfilled)
  | {
      readonly of: "membership";
      readonly signup: SubscriptionSignup | null;
      /** Null while it is not paid. */
      readonly membership: Membership | null;
      readonly isOver: boolean;
    }
  | null;

/**
 * Brings what an id names in line with the provider: a page (`cs_…`), a payment (`pi_…`), or a membership (`sub_…`).
 * The one way for webhook, return page and reconciling; whichever comes first does it, and once.
 * @param occasion why it is looked at, for the story of what changes. @throws {ProviderUnavailable}
 */
export async function fulfill(services: Services, id: string, occasion: Occasion): Promise<Outcome> {
  if (id.startsWith("cs_")) {
    const session = await services.payments.getSession(id);
    return session && fulfillSession(services, session, occasion);
  }
  if (id.startsWith("pi_")) {
    const payment = await services.payments.getPayment(id);
    return payment && fulfillPayment(services, payment, occasion);
  }
  if (id.startsWith("sub_")) return fulfillMembership(services, id, occasion);
  return null;
}

async function fulfillSession(
  services: Services,
  session: ProviderSession,
  occasion: Occasion,
): Promise<Outcome> {
  const { database } = services;
  if (session.mode === "payment") {
    const payment = await findPayment(database, session.metadata, { session: session.id });
    if (!payment || payment.paymentType === "subscription") return null;
    if (payment.stripeCheckoutSessionId === null)
      await payment.update({ stripeCheckoutSessionId: session.id });
    return { of: "purchase", ...(await fulfillPurchase(services, payment, occasion)) };
  }
  const signup = await findSignup(database, session.metadata);
  if (!signup) return null;
  if (signup.stripeCheckoutSessionId === null) await signup.update({ stripeCheckoutSessionId: session.id });
  const isOver = session.status === "expired";
  // Nobody can pay it any more: no account will need the password.
  if (isOver && signup.status === "pending") await signup.update({ status: "failed", password: null });
  if (session.subscription === null) return { of: "membership", signup, membership: null, isOver };
  const membership = await syncMembership(services, session.subscription, occasion);
  await signup.reload();
  return { of: "membership", signup, membership, isOver: false };
}

async function fulfillPayment(
  services: Services,
  seen: ProviderPayment,
  occasion: Occasion,
): Promise<Outcome> {
  const payment = await findPayment(services.database, seen.metadata, { payment: seen.id });
  if (!payment) return fulfillForCustomer(services, seen, occasion);
  if (payment.paymentType === "subscription") return fulfillMonth(services, payment, seen, occasion);
  if (payment.stripePaymentIntentId === null) await payment.update({ stripePaymentIntentId: seen.id });
  return { of: "purchase", ...(await fulfillPurchase(services, payment, occasion)) };
}

/** A payment of a membership that we have not heard of yet, or none of ours. */
async function fulfillForCustomer(
  services: Services,
  { customer }: ProviderPayment,
  occasion: Occasion,
): Promise<Outcome> {
  if (customer === null) return null;
  const user = await services.database.users.findOne({ where: { stripeCustomerId: customer } });
  return user?.stripeSubscriptionId ? fulfillMembership(services, user.stripeSubscriptionId, occasion) : null;
}

/** A month of a membership: of an older one only the books change, of the latest one the membership too. */
async function fulfillMonth(
  services: Services,
  payment: Payment,
  seen: ProviderPayment,
  occasion: Occasion,
): Promise<Outcome> {
  const state: Observed = await stateOf(services.payments, seen, payment.amount);
  if (state === "paid" || state === "refunded" || state === "disputed")
    await writeMonth(services, payment, state, occasion);
  const user = payment.userId === null ? null : await services.database.users.findByPk(payment.userId);
  return user?.stripeSubscriptionId ? fulfillMembership(services, user.stripeSubscriptionId, occasion) : null;
}

function writeMonth(services: Services, payment: Payment, status: PaymentStatus, occasion: Occasion) {
  return services.database.transaction(async (transaction) => {
    await payment.reload({ transaction, lock: transaction.LOCK.UPDATE });
    if (payment.status === status) return;
    const change = await changePayment(services, transaction, payment, { status }, occasion);
    await queueRefundMail(services, transaction, change);
    await countChange(services, transaction, change);
  });
}

async function fulfillMembership(services: Services, id: string, occasion: Occasion): Promise<Outcome> {
  const membership = await syncMembership(services, id, occasion);
  return membership && { of: "membership", signup: null, membership, isOver: false };
}
