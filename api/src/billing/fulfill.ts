import type { Payment } from "../database/models/payment.ts";
import type { SubscriptionSignup } from "../database/models/subscriptionSignup.ts";
import type { Services } from "../services.ts";
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
 * @throws {ProviderUnavailable}
 */
export async function fulfill(services: Services, id: string): Promise<Outcome> {
  if (id.startsWith("cs_")) {
    const session = await services.payments.getSession(id);
    return session && fulfillSession(services, session);
  }
  if (id.startsWith("pi_")) {
    const payment = await services.payments.getPayment(id);
    return payment && fulfillPayment(services, payment);
  }
  if (id.startsWith("sub_")) return fulfillMembership(services, id);
  return null;
}

async function fulfillSession(services: Services, session: ProviderSession): Promise<Outcome> {
  const { database } = services;
  if (session.mode === "payment") {
    const payment = await findPayment(database, session.metadata, { session: session.id });
    if (!payment || payment.paymentType === "subscription") return null;
    if (payment.stripeCheckoutSessionId === null)
      await payment.update({ stripeCheckoutSessionId: session.id });
    return { of: "purchase", ...(await fulfillPurchase(services, payment)) };
  }
  const signup = await findSignup(database, session.metadata);
  if (!signup) return null;
  if (signup.stripeCheckoutSessionId === null) await signup.update({ stripeCheckoutSessionId: session.id });
  const isOver = session.status === "expired";
  // Nobody can pay it any more: no account will need the password.
  if (isOver && signup.status === "pending") await signup.update({ status: "failed", password: null });
  if (session.subscription === null) return { of: "membership", signup, membership: null, isOver };
  const membership = await syncMembership(services, session.subscription);
  await signup.reload();
  return { of: "membership", signup, membership, isOver: false };
}

async function fulfillPayment(services: Services, seen: ProviderPayment): Promise<Outcome> {
  const payment = await findPayment(services.database, seen.metadata, { payment: seen.id });
  if (!payment) return fulfillForCustomer(services, seen);
  if (payment.paymentType === "subscription") return fulfillMonth(services, payment, seen);
  if (payment.stripePaymentIntentId === null) await payment.update({ stripePaymentIntentId: seen.id });
  return { of: "purchase", ...(await fulfillPurchase(services, payment)) };
}

/** A payment of a membership that we have not heard of yet, or none of ours. */
async function fulfillForCustomer(services: Services, { customer }: ProviderPayment): Promise<Outcome> {
  if (customer === null) return null;
  const user = await services.database.users.findOne({ where: { stripeCustomerId: customer } });
  return user?.stripeSubscriptionId ? fulfillMembership(services, user.stripeSubscriptionId) : null;
}

/** A month of a membership: of an older one only the books change, of the latest one the membership too. */
async function fulfillMonth(services: Services, payment: Payment, seen: ProviderPayment): Promise<Outcome> {
  const state: Observed = await stateOf(services.payments, seen, payment.amount);
  if (state === "paid" || state === "refunded" || state === "disputed")
    await payment.update({ status: state, updatedAt: services.clock() });
  const user = payment.userId === null ? null : await services.database.users.findByPk(payment.userId);
  return user?.stripeSubscriptionId ? fulfillMembership(services, user.stripeSubscriptionId) : null;
}

async function fulfillMembership(services: Services, id: string): Promise<Outcome> {
  const membership = await syncMembership(services, id);
  return membership && { of: "membership", signup: null, membership, isOver: false };
}
