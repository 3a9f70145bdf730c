import { randomBytes } from "node:crypto";
import { toolOfStored } from "@iep-insider/sdk/catalog";
import type { Transaction } from "sequelize";
import { grantPurchase, takeBackPurchase } from "../../access/purchased.ts";
import { hashOfToken } from "../../accounts/mailToken.ts";
import type { Payment, PaymentStatus } from "../../database/models/payment.ts";
import { queueMail } from "../../mail/queueMail.ts";
import { usefulFor } from "../../mail/retry.ts";
import { contactOf } from "../../mail/templates/contact.ts";
import type { Purchased } from "../../mail/templates/purchased.ts";
import type { Services } from "../../services.ts";
import { deletedAddress } from "../deletedAddress.ts";
import { idempotencyKeyOf } from "../identity.ts";
import { changePayment, countChange, noteOnce } from "../ledger/changePayment.ts";
import type { PaymentEventCause } from "../ledger/paymentEventCause.ts";
import { queueRefundMail } from "../ledger/refundMail.ts";
import { claimLink } from "./addresses.ts";
import { type Observed, observePurchase, type PaymentSnapshot } from "./observe.ts";

/** A purchase in sync with the provider, and its state there. */
export interface Fulfilled {
  readonly payment: Payment;
  readonly observed: Observed;
}

/** Each further round means that another request changed the row while the provider was queried. */
const mostRounds = 5;

/**
 * Syncs a purchase of one use with the provider: a paid one opens the tool, a refunded one closes it. The webhook and
 * the return page both call it, in any order and any number of times. Writes only what was read after the row's last
 * change: if another request has changed the row in the meantime, the provider is queried again.
 * @throws {ProviderUnavailable}
 */
export async function fulfillPurchase(
  services: Services,
  payment: Payment,
  cause: PaymentEventCause,
): Promise<Fulfilled> {
  for (let round = 0; round < mostRounds; round++) {
    await payment.reload();
    const before = payment.status;
    const snapshot = await observePurchase(services.payments, payment);
    if (isPaidByDeletedAccount(payment, snapshot)) {
      // The account was deleted while its payment was in progress: refund it.
      await services.payments.refund(snapshot.payment, idempotencyKeyOf("refund", "payment", payment));
      continue;
    }
    const written = await services.database.transaction(async (transaction) => {
      await payment.reload({ transaction, lock: transaction.LOCK.UPDATE });
      if (payment.status !== before) return false;
      await applySnapshot(services, transaction, payment, snapshot, cause);
      if (payment.status !== before) await countChange(services, transaction, { payment, was: before });
      return true;
    });
    if (written) return { payment, observed: snapshot.state };
  }
  throw new Error(`Payment ${payment.id} keeps changing.`);
}

function isPaidByDeletedAccount(
  payment: Payment,
  snapshot: PaymentSnapshot,
): snapshot is PaymentSnapshot & { readonly payment: string } {
  const isNew = snapshot.state === "paid" && payment.paidAt === null;
  return isNew && snapshot.payment !== null && payment.emailKey === deletedAddress;
}

async function applySnapshot(
  services: Services,
  transaction: Transaction,
  payment: Payment,
  { state, session, payment: intent }: PaymentSnapshot,
  cause: PaymentEventCause,
): Promise<void> {
  const status: PaymentStatus = state === "declined" ? "pending" : state;
  const ids = {
    stripeCheckoutSessionId: payment.stripeCheckoutSessionId ?? session,
    stripePaymentIntentId: payment.stripePaymentIntentId ?? intent,
  };
  const isNew = ids.stripePaymentIntentId !== payment.stripePaymentIntentId || status !== payment.status;
  // A declined card changes nothing, but is recorded as an event.
  if (state === "declined" && cause.source === "webhook")
    await noteOnce(services, transaction, payment, cause);
  if (!isNew) return;
  const now = services.clock();
  const isFirstTime = status === "paid" && payment.paidAt === null;
  const changes = { ...ids, status, ...(isFirstTime && { paidAt: now }) };
  const change = await changePayment(services, transaction, payment, changes, cause);

  if (status === "paid") await grantPurchase(services, transaction, payment);
  else await takeBackPurchase(services, transaction, payment);
  if (isFirstTime) await queuePurchaseMail(services, transaction, payment);
  await queueRefundMail(services, transaction, change);
  transaction.afterCommit(() =>
    services.logger.info({ payment: payment.id, status }, "payment brought in line"),
  );
}

/** A link to the purchase that works in any browser; without an account, the only one that cannot get lost. */
async function queuePurchaseMail(
  services: Services,
  transaction: Transaction,
  payment: Payment,
): Promise<void> {
  if (payment.paymentType === "subscription") return;
  const token = randomBytes(32).toString("base64url");
  await payment.update({ claimTokenHash: hashOfToken(token) }, { transaction });
  const { id: paymentId, email, userId, language, paymentType, amount } = payment;
  const tool = toolOfStored(payment.toolUsed);
  const { environment, clock } = services;
  const paid: Purchased = {
    tool,
    kind: paymentType,
    order: paymentId,
    amount,
    paidAt: payment.paidAt ?? clock(),
    link: claimLink(environment.publicOrigin, tool, token),
    contact: contactOf(environment),
    usefulUntil: new Date(clock().getTime() + usefulFor),
  };
  await queueMail(services, transaction, { email, userId, paymentId, language }, (mails) =>
    mails.purchased(paid),
  );
}
