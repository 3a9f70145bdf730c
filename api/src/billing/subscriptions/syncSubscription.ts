import { type Transaction, UniqueConstraintError } from "sequelize";
import { setSubscriptionEntitlement } from "../../access/purchased.ts";
import type { SubscriptionSignup } from "../../database/models/subscriptionSignup.ts";
import type { User } from "../../database/models/user.ts";
import type { Services } from "../../services.ts";
import { findSignup } from "../identity.ts";
import { countChange, type PaymentChange } from "../ledger/changePayment.ts";
import type { PaymentEventCause } from "../ledger/paymentEventCause.ts";
import { queueRefundMail } from "../ledger/refundMail.ts";
import type { ProviderSubscription } from "../provider/PaymentProvider.ts";
import { fetchSubscription, type SubscriptionSnapshot } from "./fetchSubscription.ts";
import { queueSubscriptionMails, queueWaitingMail } from "./mails.ts";
import { ownerOf } from "./owner.ts";
import { recordInvoice } from "./recordInvoice.ts";
import { undoSecond } from "./secondSubscription.ts";
import type { SyncedSubscription } from "./state.ts";
import { hasBegun, isAlive, type SubscriptionState, subscriptionState } from "./state.ts";

const mostRounds = 5;

/**
 * Syncs a subscription with the provider: account, status, entitlement, payment. Webhooks, the return page and
 * `reconcile` all call it, in any order and any number of times; it writes only what was read after the last change.
 * @param id the provider's. @param cause why it is checked, as the payment's events record it.
 * @returns null when it is not ours. @throws {ProviderUnavailable}
 */
export async function syncSubscription(
  services: Services,
  id: string,
  cause: PaymentEventCause,
): Promise<SyncedSubscription | null> {
  for (let round = 0; round < mostRounds; round++) {
    const before = await recordedState(services, id);
    const snapshot = await fetchSubscription(services.payments, id);
    if (!snapshot) return null;
    const signup = await signupOf(services, snapshot.providerSubscription);
    const outcome = await applySnapshot(services, snapshot, signup, before, cause).catch((error: unknown) => {
      if (isRace(error)) return "again" as const;
      throw error;
    });
    if (outcome === "again") continue;
    if (outcome === null || !("replaces" in outcome)) return outcome;
    // The user has another one. The provider knows whether it still runs; our record may be outdated.
    await syncSubscription(services, outcome.replaces, cause);
    const owner = await services.database.users.findByPk(outcome.userId);
    if (owner && hasAnother(services, owner, id))
      return undoSecond(services, snapshot, owner, outcome.signup, cause);
    if (owner) await owner.update({ stripeSubscriptionId: null });
  }
  throw new Error(`The subscription ${id} keeps changing.`);
}

interface Conflict {
  readonly replaces: string;
  readonly userId: number;
  readonly signup: SubscriptionSignup | null;
}

function applySnapshot(
  services: Services,
  snapshot: SubscriptionSnapshot,
  signup: SubscriptionSignup | null,
  before: string,
  cause: PaymentEventCause,
): Promise<SyncedSubscription | Conflict | "again" | null> {
  const { database } = services;
  const { providerSubscription } = snapshot;
  return database.transaction(async (transaction) => {
    await signup?.reload({ transaction, lock: transaction.LOCK.UPDATE });
    if ((await recordedState(services, providerSubscription.id, transaction)) !== before) return "again";
    const state = subscriptionState(providerSubscription, snapshot.money);
    if (signup && !hasBegun(providerSubscription)) return { providerSubscription, state, user: null };
    const owner = await ownerOf(services, transaction, signup, providerSubscription.id);
    if (!owner) return null;
    const { user, status } = owner;
    // A row that was just created has no value for its empty columns.
    const other = user.stripeSubscriptionId ?? null;
    if (other !== null && other !== providerSubscription.id) {
      // An earlier one that has ended, or a duplicate that was undone.
      if (!isAlive(providerSubscription) && signup?.status !== "pending") {
        const payer = { userId: user.id, email: user.email };
        const month = await recordInvoice(services, transaction, payer, snapshot, cause);
        if (month) await closeMonth(services, transaction, month);
        return { providerSubscription, state, user: null };
      }
      return { replaces: other, userId: user.id, signup };
    }
    if (signup && status === "waits") {
      await keepWaiting(services, transaction, snapshot, signup, cause);
      return { providerSubscription, state, user: null };
    }
    if (signup)
      await completeSignup(services, transaction, signup, user, providerSubscription, status === "new");
    await writeSubscription(services, transaction, snapshot, state, user, cause);
    return { providerSubscription, state, user };
  });
}

async function writeSubscription(
  services: Services,
  transaction: Transaction,
  snapshot: SubscriptionSnapshot,
  state: SubscriptionState,
  user: User,
  cause: PaymentEventCause,
): Promise<void> {
  const { providerSubscription } = snapshot;
  const was = {
    status: user.subscriptionStatus,
    isNew: user.stripeSubscriptionId !== providerSubscription.id,
  };
  const payer = { userId: user.id, email: user.email };
  const month = await recordInvoice(services, transaction, payer, snapshot, cause);
  await setSubscriptionEntitlement(services, transaction, user.id, state.opensUntil);
  user.set({
    stripeCustomerId: providerSubscription.customer,
    stripeSubscriptionId: providerSubscription.id,
    subscriptionStatus: state.status,
    subscriptionEndDate: state.paidUntil,
  });
  if (user.changed()) {
    user.set({ updatedAt: services.clock() });
    await user.save({ transaction });
    await queueSubscriptionMails(services, transaction, user, was, month?.payment ?? null);
    transaction.afterCommit(() =>
      services.logger.info({ user: user.id, status: state.status }, "subscription brought in line"),
    );
  }
  if (month) await closeMonth(services, transaction, month);
}

/** The remaining steps for a recorded month, at the end of the transaction. */
async function closeMonth(services: Services, transaction: Transaction, month: PaymentChange): Promise<void> {
  await queueRefundMail(services, transaction, month);
  await countChange(services, transaction, month);
}

/** The account exists now, so the password hash kept for it is deleted. */
async function completeSignup(
  { clock }: Services,
  transaction: Transaction,
  signup: SubscriptionSignup,
  user: User,
  providerSubscription: ProviderSubscription,
  isNew: boolean,
): Promise<void> {
  if (signup.status === "completed") return;
  await signup.update(
    {
      userId: user.id,
      stripeSubscriptionId: providerSubscription.id,
      password: null,
      status: "completed",
      accountMade: isNew,
      completedAt: clock(),
    },
    { transaction },
  );
}

/**
 * The payer owns a subscription that waits: the person who confirms the address gets it (`accounts/verification.ts`).
 */
async function keepWaiting(
  services: Services,
  transaction: Transaction,
  snapshot: SubscriptionSnapshot,
  signup: SubscriptionSignup,
  cause: PaymentEventCause,
): Promise<void> {
  const payer = { userId: null, email: signup.email };
  const month = await recordInvoice(services, transaction, payer, snapshot, cause);
  if (signup.stripeSubscriptionId === null) {
    await signup.update({ stripeSubscriptionId: snapshot.providerSubscription.id }, { transaction });
    await queueWaitingMail(services, transaction, signup, month?.payment ?? null);
  }
  if (month) await closeMonth(services, transaction, month);
}

async function signupOf(
  { database }: Pick<Services, "database">,
  { id, metadata }: ProviderSubscription,
): Promise<SubscriptionSignup | null> {
  const found = await findSignup(database, metadata);
  return found ?? database.subscriptionSignups.findOne({ where: { stripeSubscriptionId: id } });
}

/** Whether an account has a subscription other than this one that it still pays for, or has paid. */
export function hasAnother({ clock }: Pick<Services, "clock">, user: User, id: string | null): boolean {
  const { stripeSubscriptionId, subscriptionStatus, subscriptionEndDate } = user;
  if (stripeSubscriptionId === null || stripeSubscriptionId === id) return false;
  if (subscriptionStatus === "active" || subscriptionStatus === "past_due") return true;
  return subscriptionStatus === "cancelled" && subscriptionEndDate !== null && subscriptionEndDate > clock();
}

/** Our record of a subscription: if it differs at the time of writing, the snapshot may be outdated. */
async function recordedState(
  { database }: Pick<Services, "database">,
  id: string,
  transaction: Transaction | null = null,
): Promise<string> {
  const where = { stripeSubscriptionId: id };
  const locking = transaction ? { transaction, lock: transaction.LOCK.UPDATE } : {};
  const user = await database.users.findOne({ where, ...locking });
  const signup = await database.subscriptionSignups.findOne({ where, ...locking });
  return JSON.stringify([
    user?.id,
    user?.subscriptionStatus,
    user?.subscriptionEndDate,
    signup?.status,
    signup?.userId,
  ]);
}

/** Two requests at the same moment: the database lets one through, and the other starts over. */
function isRace(error: unknown): boolean {
  if (error instanceof UniqueConstraintError) return true;
  const cause = error instanceof Error && "parent" in error ? error.parent : null;
  return cause instanceof Error && "code" in cause && cause.code === "ER_LOCK_DEADLOCK";
}
