import { hashOfKey } from "../access/holder.ts";
import { ourPlace } from "../access/place.ts";
import { beginSession } from "../accounts/sessions.ts";
import type { Payment } from "../database/models/payment.ts";
import type { SubscriptionSignup } from "../database/models/subscriptionSignup.ts";
import type { User } from "../database/models/user.ts";
import type { Services } from "../services.ts";
import { UnknownPayment } from "./errors.ts";
import { fulfill, type Outcome } from "./fulfill.ts";
import { causes } from "./ledger/paymentEventCause.ts";

const hour = 60 * 60_000;

/** The browser that opened the return page. */
export interface ReturningBrowser {
  /** The browser's purchase key, if it has one. */
  readonly key: string | null;
  /** The hash of the cookie that was set when the sign-up started. */
  readonly browserHash: string | null;
  readonly device: string | null;
}

/** The result for the return page, before it is presented. */
export interface Confirmed {
  readonly outcome: NonNullable<Outcome>;
  readonly alreadyProcessed: boolean;
  /** The session that begins with it. */
  readonly sessionId: string | null;
  /** The key that the browser sent, if it opens the purchase here. */
  readonly purchaseKey: string | null;
}

/**
 * The outcome of a payment, for the page that the provider redirects back to. It signs in once, and returns a purchase
 * key only to the browser that sent it (ADR 8).
 * @param id of the checkout session or the payment. @throws {UnknownPayment} if it is not ours.
 */
export async function confirmPayment(
  services: Services,
  id: string,
  returning: ReturningBrowser,
): Promise<Confirmed> {
  const outcome = await fulfill(services, id, causes.returned);
  if (!outcome) throw new UnknownPayment();
  const nothing = { outcome, alreadyProcessed: false, sessionId: null, purchaseKey: null };
  if (outcome.of === "purchase") {
    if (outcome.payment.status !== "paid") return nothing;
    return { ...nothing, ...(await returnToPurchase(services, outcome.payment, returning)) };
  }
  const { signup, subscription } = outcome;
  if (!signup) throw new UnknownPayment();
  if (!subscription?.user) return nothing;
  return { ...nothing, ...(await returnToSubscription(services, signup, subscription.user, returning)) };
}

/** Returns the browser's own key if the purchase was started with it on our origin. This grants no access. */
function returnToPurchase({ database, clock }: Services, payment: Payment, { key }: ReturningBrowser) {
  return database.transaction(async (transaction) => {
    await payment.reload({ transaction, lock: transaction.LOCK.UPDATE });
    const alreadyProcessed = payment.returnedAt !== null;
    if (!alreadyProcessed) await payment.update({ returnedAt: clock() }, { transaction });
    if (key === null) return { alreadyProcessed };
    const where = { keyHash: hashOfKey(key), paymentId: payment.id, ...ourPlace };
    const isOwn = (await database.purchaseKeys.count({ where, transaction })) > 0;
    return { alreadyProcessed, purchaseKey: isOwn ? key : null };
  });
}

/**
 * Signs a new subscriber in (ADR 1): once, within an hour, in the browser that started it, and only while the address
 * is unconfirmed. The person who confirms it may have set a new password, and then the account is theirs alone.
 */
function returnToSubscription(
  services: Services,
  signup: SubscriptionSignup,
  { id }: User,
  { browserHash, device }: ReturningBrowser,
) {
  const { database, clock } = services;
  return database.transaction(async (transaction) => {
    const lock = transaction.LOCK.UPDATE;
    await signup.reload({ transaction, lock });
    const user = await database.users.findByPk(id, { transaction, lock });
    const now = clock();
    const alreadyProcessed = signup.returnedAt !== null;
    if (!alreadyProcessed) await signup.update({ returnedAt: now }, { transaction });
    const maySignIn =
      signup.accountMade &&
      signup.signedInAt === null &&
      signup.browserHash === browserHash &&
      isRecent(signup.completedAt, now);
    if (!user || user.emailVerified || !maySignIn) return { alreadyProcessed };
    await signup.update({ signedInAt: now }, { transaction });
    return { alreadyProcessed, sessionId: await beginSession(services, transaction, user, device) };
  });
}

function isRecent(moment: Date | null, now: Date): boolean {
  return moment !== null && now.getTime() - moment.getTime() < hour;
}
