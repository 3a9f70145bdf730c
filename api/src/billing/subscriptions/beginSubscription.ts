import { randomUUID } from "node:crypto";
import { prices, productName } from "@iep-insider/sdk/catalog";
import type { SubscriptionBegun, SubscriptionRequest } from "@iep-insider/sdk/contract";
import { accessOf } from "../../access/accessOf.ts";
import { emailKeyOf, findByEmail } from "../../accounts/emailKey.ts";
import { requireStrong } from "../../accounts/passwordStrength.ts";
import { findByPassword } from "../../accounts/signIn.ts";
import type { Visit } from "../../accounts/visit.ts";
import { withMinimumDuration } from "../../accounts/withMinimumDuration.ts";
import type { SubscriptionSignup } from "../../database/models/subscriptionSignup.ts";
import type { User } from "../../database/models/user.ts";
import { areWithinLimits, countAttempts } from "../../http/attempts.ts";
import { InvalidRequest } from "../../http/errors.ts";
import type { PageAddress } from "../../http/pageAddress.ts";
import { textsIn } from "../../language/textsIn.ts";
import type { Services } from "../../services.ts";
import { ActiveSubscription, AlreadyOpen } from "../errors.ts";
import { idempotencyKeyOf, metadataOf } from "../identity.ts";
import { causes } from "../ledger/paymentEventCause.ts";
import { ProviderRefused, ProviderUnavailable } from "../provider/errors.ts";
import type { PaymentProvider } from "../provider/PaymentProvider.ts";
import { closeEarlierPages } from "./earlierPages.ts";
import { queueKnownAddressMail } from "./mails.ts";
import { isAlive } from "./state.ts";
import { syncSubscription } from "./syncSubscription.ts";

/** Who joins, and from which browser. */
export interface Joining {
  readonly signedIn: User | null;
  readonly visit: Visit;
  readonly browserHash: string;
  /** The provider's page leads back in the language in which it was begun. */
  readonly addressOf: PageAddress;
}

/**
 * Begins a Pro subscription: the consent is recorded, and the provider's page does the rest. An account is made once it
 * is paid.
 * @throws {InvalidRequest} {ActiveSubscription} {AlreadyOpen}
 */
export async function beginSubscription(
  services: Services,
  request: SubscriptionRequest,
  { signedIn, visit, browserHash, addressOf }: Joining,
): Promise<SubscriptionBegun> {
  const user = await subscriberOf(services, request, signedIn, visit);
  if (user) {
    await refuseMembers(services, user);
    if (await closeEarlierPages(services, user, causes.joining)) throw new ActiveSubscription();
  }
  const signup = await writeSignup(services, request, user, { browserHash, language: visit.language });
  const checkoutUrl = await openPage(services, signup, user, addressOf).catch(async (error: unknown) => {
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
  begunOn: Pick<SubscriptionSignup, "browserHash" | "language">,
): Promise<SubscriptionSignup> {
  const hash = user || password === undefined ? null : await passwords.hash(password);
  return database.subscriptionSignups.create({
    userId: user?.id ?? null,
    email: user?.email ?? email,
    emailKey: user?.emailKey ?? emailKeyOf(email),
    ...namesIn(name),
    password: hash,
    ...begunOn,
    renewalTerms: textsIn[begunOn.language].renewalTerms,
    status: "pending",
    createdAt: clock(),
  });
}

/** The form has one field: the part before the first space is the first name. */
export function namesIn(name: string): { firstName: string; lastName: string | null } {
  const [first = "", ...others] = name.trim().split(/\s+/);
  return { firstName: first.slice(0, 100), lastName: others.join(" ").slice(0, 100) || null };
}

async function openPage(
  services: Services,
  signup: SubscriptionSignup,
  user: User | null,
  addressOf: PageAddress,
): Promise<string> {
  const { payments } = services;
  const price = await proPrice(payments);
  const begin = (customer: string | null, what: string) =>
    payments.createSession(
      {
        mode: "subscription",
        payer: customer === null ? { email: signup.email } : { customer },
        price,
        metadata: metadataOf("signup", signup),
        successUrl: addressOf("/payment-success?session_id={CHECKOUT_SESSION_ID}&type=subscription"),
        cancelUrl: addressOf("/subscribe"),
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

/** @returns the provider's name for an account: the one it has, or a new one. */
async function customerOf({ payments }: Pick<Services, "payments">, user: User): Promise<string> {
  if (user.stripeCustomerId !== null) return user.stripeCustomerId;
  const customer = await payments.createCustomer(
    { email: user.email, metadata: { user: String(user.id) } },
    `customer-${randomUUID()}`,
  );
  await user.update({ stripeCustomerId: customer });
  return customer;
}

/** Under this name the provider keeps the price of a month. */
const lookupKey = "pro_monthly";

/**
 * The provider's price of a month. When the catalog has another amount, a new one takes over the name: who has joined
 * before keeps the price that they agreed to.
 */
async function proPrice(provider: PaymentProvider): Promise<string> {
  const amount = prices.proMonthly;
  const known = await provider.findPrice(lookupKey);
  if (known?.amount === amount) return known.id;
  return (await provider.createPrice({ lookupKey, amount, productName: `${productName} Pro` })).id;
}

/**
 * The account a subscription is begun for (ADR 3): the signed-in one, or the one that address and password open.
 * Wrong passwords count as they do when signing in.
 * @returns null for a new address, and alike, after the same time, for one whose account was not shown to be theirs:
 * the answer does not tell which. Only the owner learns that there is an account, by email.
 * @throws {InvalidRequest} {TooManyRequests}
 */
async function subscriberOf(
  services: Services,
  { email, name, password }: SubscriptionRequest,
  signedIn: User | null,
  visit: Visit,
): Promise<User | null> {
  await countAttempts(services, [{ limit: "membershipsOfAddress", who: emailKeyOf(email) }]);
  if (signedIn?.emailKey === emailKeyOf(email)) return signedIn;
  const otherAddress = new InvalidRequest({
    email: "You are signed in with another address. Please use that one, or log out first.",
  });
  if (password === undefined)
    throw signedIn ? otherAddress : new InvalidRequest({ password: "Please choose a password." });
  const shown = await findByPassword(services, { email, password }, visit);
  if (shown) return shown;
  if (signedIn) throw otherAddress;
  await requireStrong(password, { email, firstName: name, lastName: null }, "password");
  await withMinimumDuration(services, () => tellOwner(services, email));
  return null;
}

async function tellOwner(services: Services, email: string): Promise<void> {
  const owner = await findByEmail(services.database, email);
  const attempt = { limit: "joinNoticesToAddress", who: emailKeyOf(email) } as const;
  if (owner && (await areWithinLimits(services, [attempt]))) await queueKnownAddressMail(services, owner);
}
