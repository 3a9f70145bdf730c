import type { Transaction } from "sequelize";
import { emailKeyOf } from "../../accounts/emailKey.ts";
import type { Services } from "../../services.ts";
import { addPayment, changePayment, type PaymentChange } from "../ledger/changePayment.ts";
import type { PaymentEventCause } from "../ledger/paymentEventCause.ts";
import type { SubscriptionSnapshot } from "./fetchSubscription.ts";

/** Whose month it is. */
export interface Payer {
  readonly userId: number | null;
  readonly email: string;
}

/**
 * Keeps the books: one payment for each month that was paid, and what became of it.
 * @returns the payment of the latest month, for the totals at the transaction's end; null when that is not paid.
 */
export async function recordInvoice(
  services: Pick<Services, "database" | "clock">,
  transaction: Transaction,
  { userId, email }: Payer,
  { providerSubscription: { latestInvoice }, money }: SubscriptionSnapshot,
  cause: PaymentEventCause,
): Promise<PaymentChange | null> {
  if (!latestInvoice?.isPaid || latestInvoice.payment === null) return null;
  const status = money === "refunded" || money === "disputed" ? money : "paid";
  const lock = transaction.LOCK.UPDATE;
  const where = { stripeInvoiceId: latestInvoice.id };
  const known = await services.database.payments.findOne({ where, transaction, lock });
  if (known) {
    const isSame = known.status === status && known.userId === userId;
    if (isSame) return { payment: known, was: status };
    return changePayment(services, transaction, known, { status, userId }, cause);
  }
  const row = {
    ...where,
    userId,
    email,
    emailKey: emailKeyOf(email),
    paymentType: "subscription",
    amount: latestInvoice.amountPaid,
    stripePaymentIntentId: latestInvoice.payment,
    status,
    toolUsed: null,
    paidAt: latestInvoice.created,
  } as const;
  return addPayment(services, transaction, row, cause);
}
