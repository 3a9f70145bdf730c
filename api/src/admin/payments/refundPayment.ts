import type { PaymentRefunded } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import { type Actor, recordAuditEntry } from "../../audit/recordAuditEntry.ts";
import { fulfill } from "../../billing/fulfill.ts";
import { idempotencyKeyOf } from "../../billing/identity.ts";
import { noteOnce } from "../../billing/ledger/changePayment.ts";
import { operatorCause, type PaymentEventCause } from "../../billing/ledger/paymentEventCause.ts";
import { ProviderRefused, ProviderUnavailable } from "../../billing/provider/errors.ts";
import type { Payment } from "../../database/models/payment.ts";
import { NotFound } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { mayBeDone, NotRefundable, RefundRefused } from "./errors.ts";

/**
 * Refunds a payment in full. The provider is called first; the result is then synced at once, as its webhook event
 * would be, so that the event finds nothing left to do. Two presses, even at the same moment, make one refund: the
 * provider recognizes it by its idempotency key, and we by its id.
 * Never partial: a use or a month is sold as a whole, and is revoked as a whole with the refund.
 * @throws {NotFound} {NotRefundable} {RefundRefused} {ProviderUnavailable} and then none of our rows was changed.
 */
export async function refundPayment(
  services: Services,
  actor: Exclude<Actor, "command">,
  id: number,
): Promise<PaymentRefunded["outcome"]> {
  const payment = await services.database.payments.findByPk(id);
  if (!payment) throw new NotFound();
  if (payment.status === "refunded") return "was_refunded";
  if (payment.status !== "paid") throw new NotRefundable(payment.status);
  if (payment.stripePaymentIntentId === null) throw new NotRefundable("unnamed");

  const paid = payment.stripePaymentIntentId;
  const refund = await askProvider(services, payment, paid);
  const cause = operatorCause("refund.created", refund);
  if (refund !== null)
    await services.database.transaction(async (transaction) => {
      await payment.reload({ transaction, lock: transaction.LOCK.UPDATE });
      const isNew = await noteOnce(services, transaction, payment, cause);
      if (isNew) await writeDown(services, transaction, actor, payment, refund);
    });
  if (!(await isInLine(services, paid, cause))) return "under_way";
  return refund === null ? "was_refunded" : "refunded";
}

/** @returns false when the provider does not show the refund yet, or falls silent just now: its event will tell. */
async function isInLine(services: Services, paid: string, cause: PaymentEventCause): Promise<boolean> {
  try {
    await fulfill(services, paid, cause);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  }
  const where = { stripePaymentIntentId: paid, status: "refunded" } as const;
  return (await services.database.payments.count({ where })) > 0;
}

/** @returns the refund's id; null when all of it had been given back. */
async function askProvider(services: Services, payment: Payment, paid: string): Promise<string | null> {
  try {
    return await services.payments.refund(paid, idempotencyKeyOf("refund", "payment", payment));
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new ProviderUnavailable(mayBeDone);
    if (!(error instanceof ProviderRefused)) throw error;
    services.logger.warn({ payment: payment.id, code: error.code }, "refund refused");
    throw error.code === "charge_disputed" ? new NotRefundable("disputed") : new RefundRefused(error.code);
  }
}

function writeDown(
  services: Services,
  transaction: Transaction,
  actor: Actor,
  { id, amount: cents, paymentType: kind }: Payment,
  refund: string,
): Promise<void> {
  const entry = { action: "payment_refunded", subject: "payment", id } as const;
  return recordAuditEntry(services, transaction, actor, { ...entry, detail: { cents, kind, refund } });
}
