import { Op } from "sequelize";
import type { Payment } from "../../database/models/payment.ts";
import type { SubscriptionSignup } from "../../database/models/subscriptionSignup.ts";
import type { Services } from "../../services.ts";
import { fulfill } from "../fulfill.ts";
import { findPayment, findSignup } from "../identity.ts";
import { changePayment, countChange } from "../ledger/changePayment.ts";
import { causes } from "../ledger/paymentEventCause.ts";
import { ProviderUnavailable } from "../provider/errors.ts";
import type { ProviderPayment, ProviderSubscription } from "../provider/PaymentProvider.ts";
import { stateOf } from "../purchases/observe.ts";
import { isAlive, subscriptionState } from "../subscriptions/state.ts";
import { syncSubscription } from "../subscriptions/syncSubscription.ts";

const day = 24 * 60 * 60_000;

/** The provider's pages can be paid on for a day. Older unpaid ones were abandoned. */
const payable = day;
/** The period in which payments are commonly refunded or disputed. */
const looksBack = 90 * day;
/** Sign-ups and pages that may be without an answer; the purge takes older ones (`jobs/purges.ts`). */
const recent = 7 * day;

/** The differences that were found, and whether they are resolved. */
export interface Findings {
  /** How many of the provider's objects were compared. */
  compared: number;
  /** A line for each that was repaired. */
  readonly repaired: string[];
  /** One line for each that needs a person's attention. */
  readonly unsolved: string[];
}

/**
 * Compares the provider's objects with our rows, and repairs what a lost webhook or an interrupted request left behind.
 * Running it again changes nothing.
 * @param signal ends it between two objects. @throws the signal's reason, and {ProviderUnavailable}
 */
export async function reconcile(services: Services, signal?: AbortSignal): Promise<Findings> {
  const findings: Findings = { compared: 0, repaired: [], unsolved: [] };
  const steps = [comparePages, comparePayments, compareSubscriptions, syncEndedPeriods, giveUpOldOnes];
  for (const step of steps) await step(services, findings, signal);
  return findings;
}

/** Pages of the last days: also those whose answer never reached us, which our rows do not name. */
async function comparePages(services: Services, findings: Findings, signal?: AbortSignal): Promise<void> {
  const { database, clock, payments } = services;
  for await (const session of payments.listSessions(new Date(clock().getTime() - recent))) {
    signal?.throwIfAborted();
    findings.compared++;
    if (session.status === "open") continue;
    const payment = await findPayment(database, session.metadata, { session: session.id });
    const signup = await findSignup(database, session.metadata);
    if (payment?.status !== "pending" && signup?.status !== "pending") continue;
    const before = [payment?.status, signup?.status];
    await repair(services, findings, session.id, async () => {
      await fulfill(services, session.id, causes.compared);
      await payment?.reload();
      await signup?.reload();
      return before.join() !== [payment?.status, signup?.status].join()
        ? describe("page", payment?.id ?? signup?.id, payment?.status ?? signup?.status)
        : null;
    });
  }
}

/** Payments of the last three months: paid, given back, disputed, won back. */
async function comparePayments(services: Services, findings: Findings, signal?: AbortSignal): Promise<void> {
  const { database, clock, payments } = services;
  for await (const seen of payments.listPayments(new Date(clock().getTime() - looksBack))) {
    signal?.throwIfAborted();
    findings.compared++;
    const row = await findPayment(database, seen.metadata, { payment: seen.id });
    if (!row || !(await isDifferent(services, seen, row))) continue;
    const before = row.status;
    await repair(services, findings, seen.id, async () => {
      await fulfill(services, seen.id, causes.compared);
      await row.reload();
      return row.status === before ? null : describe("payment", row.id, row.status);
    });
  }
}

async function isDifferent(
  { payments }: Services,
  seen: ProviderPayment,
  { status, amount }: { status: string; amount: number },
): Promise<boolean> {
  const state = await stateOf(payments, seen, amount);
  const isOpen = state === "pending" || state === "declined";
  return isOpen ? false : state !== status;
}

/** All subscriptions at the provider: the list is enough to see which ones differ. */
async function compareSubscriptions(
  services: Services,
  findings: Findings,
  signal?: AbortSignal,
): Promise<void> {
  for await (const providerSubscription of services.payments.listSubscriptions()) {
    signal?.throwIfAborted();
    findings.compared++;
    if (await isInLine(services, providerSubscription)) continue;
    await syncAndNote(services, findings, providerSubscription.id, providerSubscription);
  }
}

async function isInLine(
  { database }: Services,
  providerSubscription: ProviderSubscription,
): Promise<boolean> {
  const user = await database.users.findOne({ where: { stripeSubscriptionId: providerSubscription.id } });
  if (!user) {
    const signup = await findSignup(database, providerSubscription.metadata);
    // Not ours; or an ended one that was handled: undone as a duplicate, replaced by a new one, or ended with its
    // account.
    const isForeign = !("signup" in providerSubscription.metadata);
    return isForeign || (!isAlive(providerSubscription) && signup?.status !== "pending");
  }
  const { status } = subscriptionState(providerSubscription, null);
  const ends = user.subscriptionEndDate?.getTime();
  return user.subscriptionStatus === status && ends === providerSubscription.periodEnd.getTime();
}

/** Members whose period has ended by our record: it was renewed or ended without our being notified. */
async function syncEndedPeriods(services: Services, findings: Findings, signal?: AbortSignal): Promise<void> {
  const { database, clock } = services;
  const members = await database.users.findAll({
    where: {
      stripeSubscriptionId: { [Op.ne]: null },
      subscriptionStatus: ["active", "past_due"],
      subscriptionEndDate: { [Op.lte]: clock() },
    },
  });
  for (const { stripeSubscriptionId: id } of members) {
    signal?.throwIfAborted();
    findings.compared++;
    if (id !== null) await syncAndNote(services, findings, id, null);
  }
}

/** Marks payments and sign-ups as failed that were not paid and can no longer be paid. */
async function giveUpOldOnes(services: Services, findings: Findings, signal?: AbortSignal): Promise<void> {
  const { database, clock } = services;
  const old = { status: "pending", createdAt: { [Op.lt]: new Date(clock().getTime() - payable) } } as const;
  for (const payment of await database.payments.findAll({ where: old })) {
    signal?.throwIfAborted();
    await repair(services, findings, `payment ${payment.id}`, async () => {
      const id = payment.stripeCheckoutSessionId ?? payment.stripePaymentIntentId;
      if (id !== null) await fulfill(services, id, causes.compared);
      return (await givePaymentUp(services, payment)) ? describe("payment", payment.id, "failed") : null;
    });
  }
  const where = { ...old, stripeSubscriptionId: null };
  for (const signup of await database.subscriptionSignups.findAll({ where })) {
    signal?.throwIfAborted();
    await giveUpSignup(services, findings, signup);
  }
}

/** @returns false when it was paid in this very moment. */
function givePaymentUp(services: Services, payment: Payment): Promise<boolean> {
  return services.database.transaction(async (transaction) => {
    await payment.reload({ transaction, lock: transaction.LOCK.UPDATE });
    if (payment.status !== "pending") return false;
    const failed = { status: "failed" } as const;
    const change = await changePayment(services, transaction, payment, failed, causes.givenUp);
    await countChange(services, transaction, change);
    return true;
  });
}

async function giveUpSignup(
  services: Services,
  findings: Findings,
  signup: SubscriptionSignup,
): Promise<void> {
  const { id, stripeCheckoutSessionId: session } = signup;
  await repair(services, findings, `signup ${id}`, async () => {
    if (session !== null) await fulfill(services, session, causes.compared);
    const [rows] = await services.database.subscriptionSignups.update(
      { status: "failed", password: null },
      { where: { id, status: "pending", stripeSubscriptionId: null } },
    );
    return rows > 0 ? describe("signup", id, "failed") : null;
  });
}

/** @param listed null when we hold it: then the provider must know it. */
async function syncAndNote(
  services: Services,
  findings: Findings,
  id: string,
  listed: ProviderSubscription | null,
): Promise<void> {
  const before = await recordedState(services, id);
  await repair(services, findings, id, async () => {
    const subscription = await syncSubscription(services, id, causes.compared);
    if (!subscription) {
      // A customer may be paying for a subscription that no account has: the account is gone, or the database is an old
      // copy.
      const isOurs = listed === null || "signup" in listed.metadata;
      const mayCharge = listed === null || listed.status !== "canceled";
      if (isOurs && mayCharge) findings.unsolved.push(`${id}: no account belongs to this subscription`);
      return null;
    }
    const after = await recordedState(services, id);
    return after === before ? null : describe("subscription", id, subscription.state.status);
  });
}

async function recordedState({ database }: Services, id: string): Promise<string> {
  const user = await database.users.findOne({ where: { stripeSubscriptionId: id } });
  return JSON.stringify([user?.id, user?.subscriptionStatus, user?.subscriptionEndDate]);
}

/** One object that cannot be repaired must not stop the others; only an unavailable provider ends the run. */
async function repair(
  { logger }: Services,
  findings: Findings,
  id: string,
  work: () => Promise<string | null>,
): Promise<void> {
  try {
    const line = await work();
    if (line !== null) findings.repaired.push(`${id}: ${line}`);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    logger.error({ err: error }, "not reconciled");
    findings.unsolved.push(`${id}: could not be repaired, the log says why`);
  }
}

function describe(what: string, id: number | string | undefined, status: string | undefined): string {
  return `${what} ${id ?? ""} is now ${status ?? "known"}`;
}
