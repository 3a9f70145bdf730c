import { toolOfStored } from "@iep-insider/sdk/catalog";
import type { PaymentConfirmed, PaymentReceipt, Subscription } from "@iep-insider/sdk/contract";
import type { SessionTokens } from "../accounts/sessionToken.ts";
import type { Payment } from "../database/models/payment.ts";
import type { Confirmed } from "./confirm.ts";
import type { Outcome } from "./fulfill.ts";
import type { SyncedSubscription } from "./subscriptions/state.ts";

type Found = NonNullable<Outcome>;

export function presentConfirmed(
  tokens: SessionTokens,
  { outcome, alreadyProcessed, sessionId, purchaseKey }: Confirmed,
): PaymentConfirmed {
  const purchase = outcome.of === "purchase" ? outcome.payment : null;
  const kind = purchase?.paymentType ?? null;
  return {
    status: statusOf(outcome),
    subscriptionActivated: outcome.of === "subscription" && isOpen(outcome.subscription),
    newAccountCreated: outcome.of === "subscription" && (outcome.signup?.accountMade ?? false),
    sessionToken: sessionId === null ? null : tokens.issue(sessionId),
    alreadyProcessed,
    tool: toolOfStored(purchase?.toolUsed ?? null),
    kind: kind === "subscription" ? null : kind,
    receipt: purchase && receiptOf(purchase),
    returnUrl: purchase?.returnUrl ?? null,
    purchaseKey,
  };
}

function receiptOf({ id, amount, paidAt }: Payment): PaymentReceipt | null {
  return paidAt && { order: id, amount, paidAt: paidAt.toISOString() };
}

/** As the account's owner may know it. Times are ISO 8601 in UTC. */
export function presentSubscription({ providerSubscription, state }: SyncedSubscription): Subscription {
  return {
    subscriptionId: providerSubscription.id,
    status: state.status,
    currentPeriodEnd: state.paidUntil?.toISOString() ?? null,
    created: providerSubscription.created.toISOString(),
  };
}

function statusOf(outcome: Found): PaymentConfirmed["status"] {
  if (outcome.of === "subscription") {
    if (outcome.isOver) return "failed";
    if (!outcome.subscription) return "processing";
    return outcome.subscription.state.status === "inactive" ? "refunded" : "paid";
  }
  switch (outcome.observed) {
    case "paid":
      return "paid";
    case "refunded":
    case "disputed":
      return "refunded";
    case "declined":
    case "failed":
      return "failed";
    case "pending":
      return "processing";
  }
}

function isOpen(subscription: SyncedSubscription | null): boolean {
  return subscription?.user !== null && subscription?.state.opensUntil != null;
}
