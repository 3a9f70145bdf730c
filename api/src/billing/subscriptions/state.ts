import type { SubscriptionStatus } from "@iep-insider/sdk/contract";
import type { User } from "../../database/models/user.ts";
import type { ProviderSubscription } from "../provider/PaymentProvider.ts";
import type { Observed } from "../purchases/observe.ts";

const day = 24 * 60 * 60_000;

/**
 * Renewals are charged about an hour after the period ends, and the notification can be late: no member is locked out
 * in between.
 */
const grace = 3 * day;

/** What a subscription means to us. */
export interface SubscriptionState {
  readonly status: SubscriptionStatus;
  /** The end of the last period that is paid; null when nothing ever was. */
  readonly paidUntil: Date | null;
  /** Until when all tools are open; null: they are not. */
  readonly opensUntil: Date | null;
}

const statuses: Readonly<Record<ProviderSubscription["status"], SubscriptionStatus>> = {
  active: "active",
  trialing: "active",
  past_due: "past_due",
  canceled: "cancelled",
  unpaid: "inactive",
  incomplete: "inactive",
  incomplete_expired: "inactive",
  paused: "inactive",
};

/**
 * The rules of a subscription (ADR 2).
 * @param money the state of the latest invoice's payment; null when there was none.
 */
export function subscriptionState(
  subscription: ProviderSubscription,
  money: Observed | null,
): SubscriptionState {
  const { periodStart, periodEnd, latestInvoice, isToEnd } = subscription;
  if (!hasBegun(subscription)) return { status: "inactive", paidUntil: null, opensUntil: null };
  // What went back, or is disputed, is not paid.
  if (isTakenBack(money)) return { status: "inactive", paidUntil: periodStart, opensUntil: null };

  const mapped = statuses[subscription.status];
  const status = mapped === "active" && isToEnd ? "cancelled" : mapped;
  // As the provider counts, the new period begins before it is paid: only a paid invoice says that it is.
  const paidUntil = latestInvoice?.isPaid ? periodEnd : periodStart;
  const opensUntil = status === "active" ? new Date(paidUntil.getTime() + grace) : paidUntil;
  return { status, paidUntil, opensUntil: status === "inactive" ? null : opensUntil };
}

/** Whether its first payment has arrived; before that, no account is created. */
export function hasBegun({ status }: ProviderSubscription): boolean {
  return status !== "incomplete" && status !== "incomplete_expired";
}

/** Whether the provider may still charge for it. */
export function isAlive({ status }: ProviderSubscription): boolean {
  return status !== "canceled" && status !== "incomplete_expired";
}

export function isTakenBack(money: Observed | null): boolean {
  return money === "refunded" || money === "disputed";
}

/** A subscription in line with the provider. */
export interface SyncedSubscription {
  readonly providerSubscription: ProviderSubscription;
  readonly state: SubscriptionState;
  /** Null as long as it waits for its owner, and when it was one too many. */
  readonly user: User | null;
}
