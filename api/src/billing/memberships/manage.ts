import type { User } from "../../database/models/user.ts";
import type { Services } from "../../services.ts";
import { type Occasion, occasions } from "../books/occasion.ts";
import { NoSubscription } from "../errors.ts";
import { ProviderUnavailable } from "../provider/errors.ts";
import type { Membership } from "./Membership.ts";
import { isAlive } from "./state.ts";
import { syncMembership } from "./syncMembership.ts";

/** One's own membership, as it stands now. @throws {NoSubscription} */
export async function lookUpMembership(
  services: Services,
  user: User,
  occasion: Occasion = occasions.membershipRead,
): Promise<Membership> {
  const { stripeSubscriptionId: id } = user;
  const membership = id === null ? null : await syncMembership(services, id, occasion);
  if (!membership?.user || membership.state.status === "inactive") throw new NoSubscription();
  return membership;
}

/**
 * Cancels one's own membership (DECISIONS 10): it stays to the end of the period that is paid. One that is in arrears
 * has no such period, and ends at once: the card is not tried again.
 * @throws {NoSubscription} also for a foreign one.
 */
export async function cancelMembership(services: Services, user: User, id: string): Promise<Membership> {
  if (user.stripeSubscriptionId === null || user.stripeSubscriptionId !== id) throw new NoSubscription();
  const { payments } = services;
  try {
    const subscription = await payments.getSubscription(id);
    if (!subscription) throw new NoSubscription();
    const isPaidFor = subscription.status === "active" || subscription.status === "trialing";
    if (isPaidFor && !subscription.isToEnd) await payments.endSubscriptionWithPeriod(id);
    else if (!isPaidFor && isAlive(subscription)) await payments.endSubscription(id);
    return await lookUpMembership(services, user, occasions.membershipCancelled);
  } catch (error) {
    throw inWords(error, "Unable to cancel subscription. Please contact support.");
  }
}

/**
 * Takes back that one's own membership was cancelled, while the period that is paid lasts: it renews again.
 * @throws {NoSubscription} also for a foreign one, and for one that has ended.
 */
export async function keepMembership(services: Services, user: User, id: string): Promise<Membership> {
  if (user.stripeSubscriptionId === null || user.stripeSubscriptionId !== id) throw new NoSubscription();
  const { payments } = services;
  try {
    const subscription = await payments.getSubscription(id);
    if (!subscription || !isAlive(subscription)) throw new NoSubscription();
    if (subscription.isToEnd) await payments.keepSubscription(id);
    return await lookUpMembership(services, user, occasions.membershipKept);
  } catch (error) {
    throw inWords(error, "Unable to keep your subscription. Please contact support.");
  }
}

/** The provider's page where the card is changed. @throws {NoSubscription} */
export async function openPortal(services: Services, user: User): Promise<string> {
  if (user.stripeCustomerId === null || user.stripeSubscriptionId === null) throw new NoSubscription();
  const back = `${services.environment.publicOrigin}/manage-subscription`;
  return services.payments.createPortalSession(user.stripeCustomerId, back).catch((error: unknown) => {
    throw inWords(error, "Unable to open billing portal. Please contact support.");
  });
}

/** The specification has a sentence for these (product.md section 8). */
function inWords(error: unknown, sentence: string): unknown {
  return error instanceof ProviderUnavailable ? new ProviderUnavailable(sentence) : error;
}
