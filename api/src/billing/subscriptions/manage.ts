import type { User } from "../../database/models/user.ts";
import type { Services } from "../../services.ts";
import { NoSubscription } from "../errors.ts";
import { causes, type PaymentEventCause } from "../ledger/paymentEventCause.ts";
import { ProviderUnavailable } from "../provider/errors.ts";
import type { SyncedSubscription } from "./state.ts";
import { isAlive } from "./state.ts";
import { syncSubscription } from "./syncSubscription.ts";

/** The user's own subscription, as it is now. @throws {NoSubscription} */
export async function lookUpSubscription(
  services: Services,
  user: User,
  cause: PaymentEventCause = causes.subscriptionRead,
): Promise<SyncedSubscription> {
  const { stripeSubscriptionId: id } = user;
  const subscription = id === null ? null : await syncSubscription(services, id, cause);
  if (!subscription?.user || subscription.state.status === "inactive") throw new NoSubscription();
  return subscription;
}

/**
 * Cancels one's own subscription (ADR 5): it stays to the end of the period that is paid. One that is in arrears
 * has no such period, and ends at once: the card is not tried again.
 * @throws {NoSubscription} also for a foreign one.
 */
export async function cancelSubscription(
  services: Services,
  user: User,
  id: string,
): Promise<SyncedSubscription> {
  if (user.stripeSubscriptionId === null || user.stripeSubscriptionId !== id) throw new NoSubscription();
  const { payments } = services;
  try {
    const providerSubscription = await payments.getSubscription(id);
    if (!providerSubscription) throw new NoSubscription();
    const isPaidFor = providerSubscription.status === "active" || providerSubscription.status === "trialing";
    if (isPaidFor && !providerSubscription.isToEnd) await payments.endSubscriptionWithPeriod(id);
    else if (!isPaidFor && isAlive(providerSubscription)) await payments.endSubscription(id);
    return await lookUpSubscription(services, user, causes.subscriptionCancelled);
  } catch (error) {
    throw inWords(error, "Unable to cancel subscription. Please contact support.");
  }
}

/**
 * Takes back that one's own subscription was cancelled, while the period that is paid lasts: it renews again.
 * @throws {NoSubscription} also for a foreign one, and for one that has ended.
 */
export async function keepSubscription(
  services: Services,
  user: User,
  id: string,
): Promise<SyncedSubscription> {
  if (user.stripeSubscriptionId === null || user.stripeSubscriptionId !== id) throw new NoSubscription();
  const { payments } = services;
  try {
    const providerSubscription = await payments.getSubscription(id);
    if (!providerSubscription || !isAlive(providerSubscription)) throw new NoSubscription();
    if (providerSubscription.isToEnd) await payments.keepSubscription(id);
    return await lookUpSubscription(services, user, causes.subscriptionKept);
  } catch (error) {
    throw inWords(error, "Unable to keep your subscription. Please contact support.");
  }
}

/** The provider's page where the card is changed. @param back our page that it leads to. @throws {NoSubscription} */
export async function openPortal(services: Services, user: User, back: string): Promise<string> {
  if (user.stripeCustomerId === null || user.stripeSubscriptionId === null) throw new NoSubscription();
  return services.payments.createPortalSession(user.stripeCustomerId, back).catch((error: unknown) => {
    throw inWords(error, "Unable to open billing portal. Please contact support.");
  });
}

/** The specification has a sentence for these. */
function inWords(error: unknown, sentence: string): unknown {
  return error instanceof ProviderUnavailable ? new ProviderUnavailable(sentence) : error;
}
