import type { Transaction } from "sequelize";
import { emailKeyOf } from "../../accounts/emailKey.ts";
import type { Services } from "../../services.ts";
import type { MembershipSight } from "./lookAt.ts";

/** Whose month it is. */
export interface Payer {
  readonly userId: number | null;
  readonly email: string;
}

/** Keeps the books: one payment for each month that was paid, and what became of it. */
export async function recordInvoice(
  { database, clock }: Pick<Services, "database" | "clock">,
  transaction: Transaction,
  { userId, email }: Payer,
  { subscription: { latestInvoice }, money }: MembershipSight,
): Promise<void> {
  if (!latestInvoice?.isPaid || latestInvoice.payment === null) return;
  const status = money === "refunded" || money === "disputed" ? money : "paid";
  const now = clock();
  const lock = transaction.LOCK.UPDATE;
  const where = { stripeInvoiceId: latestInvoice.id };
  const known = await database.payments.findOne({ where, transaction, lock });
  if (known) {
    const isSame = known.status === status && known.userId === userId;
    if (!isSame) await known.update({ status, userId, updatedAt: now }, { transaction });
    return;
  }
  await database.payments.create(
    {
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
      createdAt: now,
      updatedAt: now,
    },
    { transaction },
  );
}
