import { renewalTerms } from "@iep-insider/sdk/catalog";
import type { SubscriptionBegun, SubscriptionRequest } from "@iep-insider/sdk/contract";
import { accessOf } from "../../access/accessOf.ts";
import { emailKeyOf } from "../../accounts/emailKey.ts";
import type { Visit } from "../../accounts/visit.ts";
import type { SubscriptionSignup } from "../../database/models/subscriptionSignup.ts";
import type { User } from "../../database/models/user.ts";
import type { Services } from "../../services.ts";
import { ActiveSubscription, AlreadyOpen } from "../errors.ts";
import { idempotencyKeyOf, metadataOf } from "../identity.ts";
import { causes } from "../ledger/paymentEventCause.ts";
import { ProviderRefused, ProviderUnavailable } from "../provider/errors.ts";
import { customerOf } from "./customer.ts";
import { closeEarlierPages } from "./earlierPages.ts";
import { proPrice } from "./proPrice.ts";
import { isAlive } from "./state.ts";
import { subscriberOf } from "./subscriber.ts";
import { syncSubscription } from "./syncSubscription.ts";

/** Who joins, and from which browser. */
export interface Joining {
  readonly signedIn: User | null;
  readonly visit: Visit;
  readonly browserHash: string;
}

/**
 * Begins a Pro subscription: the consent is recorded, and the provider's page does the rest. An account is made once it
 * is paid.
 * @throws {InvalidRequest} {ActiveSubscription} {AlreadyOpen}
 */
export async function beginSubscription(
  services: Services,
  request: SubscriptionRequest,
  { signedIn, visit, browserHash }: Joining,
): Promise<SubscriptionBegun> {
  const user = await subscriberOf(services, request, signedIn, visit);
  if (user) {
    await refuseMembers(services, user);
    if (await closeEarlierPages(services, user, causes.joining)) throw new ActiveSubscription();
  }
  const signup = await writeSignup(services, request, user, browserHash);
  const checkoutUrl = await openPage(services, signup, user).catch(async (error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) await signup.update({ status: "failed", password: null });
    throw error;
  });
  return { checkoutUrl };
}

/**
 * Only the account's owner is told (ADR 5). Asks the provider, since our record may be older than the last
 * payment.
 */
async function refuseMembers(services: Services, user: User): Promise<void> {
  if (user.stripeSubscriptionId !== null) {
    const subscription = await syncSubscription(services, user.stripeSubscriptionId, causes.joining);
    await user.reload();
    if (user.subscriptionStatus === "past_due" && subscription && isAlive(subscription.providerSubscription))
      throw new ActiveSubscription(
        "You have a subscription whose last payment did not go through. Please update your card under Manage Subscription.",
      );
  }
  const access = await accessOf(services, { user, keyHash: null });
  if (access.hasActiveSubscription) throw new ActiveSubscription();
  if (access.everything) throw new AlreadyOpen();
}

async function writeSignup(
  { database, clock, passwords }: Services,
  { email, name, password }: SubscriptionRequest,
  user: User | null,
  browserHash: string,
): Promise<SubscriptionSignup> {
  const hash = user || password === undefined ? null : await passwords.hash(password);
  return database.subscriptionSignups.create({
    userId: user?.id ?? null,
    email: user?.email ?? email,
    emailKey: user?.emailKey ?? emailKeyOf(email),
    ...namesIn(name),
    password: hash,
    browserHash,
    renewalTerms,
    status: "pending",
    createdAt: clock(),
  });
}

/** The form has one field: the part before the first space is the first name. */
export function namesIn(name: string): { firstName: string; lastName: string | null } {
  const [first = "", ...others] = name.trim().split(/\s+/);
  return { firstName: first.slice(0, 100), lastName: others.join(" ").slice(0, 100) || null };
}

async function openPage(services: Services, signup: SubscriptionSignup, user: User | null): Promise<string> {
  const { payments, environment } = services;
  const price = await proPrice(payments);
  const begin = (customer: string | null, what: string) =>
    payments.createSession(
      {
        mode: "subscription",
        payer: customer === null ? { email: signup.email } : { customer },
        price,
        metadata: metadataOf("signup", signup),
        successUrl: `${environment.publicOrigin}/payment-success?session_id={CHECKOUT_SESSION_ID}&type=subscription`,
        cancelUrl: `${environment.publicOrigin}/subscribe`,
      },
      idempotencyKeyOf(what, "signup", signup),
    );
  const customer = user && (await customerOf(services, user));
  const session = await begin(customer, "begin").catch(async (error: unknown) => {
    const isGone =
      error instanceof ProviderRefused && error.code === "resource_missing" && error.param === "customer";
    if (!user || !isGone) throw error;
    // Deleted at the provider, or from another provider account: the user is still the same.
    await user.update({ stripeCustomerId: null });
    return begin(await customerOf(services, user), "begin-anew");
  });
  if (session.url === null) throw new ProviderUnavailable();
  await signup.update({ stripeCheckoutSessionId: session.id });
  return session.url;
}
