import type { Attributes, CreationAttributes, Transaction } from "sequelize";
import type { Payment, PaymentStatus } from "../../database/models/payment.ts";
import type { Services } from "../../services.ts";
import { changeTotals, type Totals } from "../../totals/totals.ts";
import type { PaymentEventCause } from "./paymentEventCause.ts";

type LedgerServices = Pick<Services, "database" | "clock">;

/** A payment, and what it was before; null: there was none. */
export interface PaymentChange {
  readonly payment: Payment;
  readonly was: PaymentStatus | null;
}

/*
 * Payments are created and changed only here: the row, its events and the totals change together, in one
 * transaction. The totals come last (`countChange`), since all writers lock the same rows.
 */

/** Writes a new payment and its first event. */
export async function addPayment(
  services: LedgerServices,
  transaction: Transaction,
  row: Omit<CreationAttributes<Payment>, "createdAt" | "updatedAt">,
  cause: PaymentEventCause,
): Promise<PaymentChange> {
  const now = services.clock();
  const payment = await services.database.payments.create(
    { ...row, createdAt: now, updatedAt: now },
    { transaction },
  );
  await noteEvent(services, transaction, { payment, was: null }, cause);
  return { payment, was: null };
}

/**
 * Changes a payment; when its status changes, an event is added.
 * @param payment locked by the caller.
 */
export async function changePayment(
  services: LedgerServices,
  transaction: Transaction,
  payment: Payment,
  changes: Partial<Attributes<Payment>>,
  cause: PaymentEventCause,
): Promise<PaymentChange> {
  const change = { payment, was: payment.status };
  await payment.update({ ...changes, updatedAt: services.clock() }, { transaction });
  if (payment.status !== change.was) await noteEvent(services, transaction, change, cause);
  return change;
}

/** Adds an event to a payment. */
export async function noteEvent(
  { database, clock }: LedgerServices,
  transaction: Transaction,
  { payment, was }: PaymentChange,
  { source, type, eventId }: PaymentEventCause,
): Promise<void> {
  const status = { statusBefore: was, statusAfter: payment.status };
  await database.paymentEvents.create(
    { paymentId: payment.id, at: clock(), source, type, eventId, ...status },
    { transaction },
  );
}

/**
 * Adds an event that changed no status, once: a repeated event of the provider is recognized.
 * @returns whether it was new.
 */
export async function noteOnce(
  services: LedgerServices,
  transaction: Transaction,
  payment: Payment,
  cause: PaymentEventCause,
): Promise<boolean> {
  const { source, type, eventId } = cause;
  const where = { paymentId: payment.id, source, type, eventId };
  if ((await services.database.paymentEvents.count({ where, transaction })) > 0) return false;
  await noteEvent(services, transaction, { payment, was: payment.status }, cause);
  return true;
}

/** Updates the totals: the last step of a transaction that has changed a payment. */
export async function countChange(
  { database }: Pick<LedgerServices, "database">,
  transaction: Transaction,
  { payment, was }: PaymentChange,
): Promise<void> {
  const before = was === null ? {} : countedAs(was, payment.amount);
  const after = countedAs(payment.status, payment.amount);
  const by = (name: keyof Counted) => (after[name] ?? 0) - (before[name] ?? 0);
  await changeTotals(database, transaction, {
    payments: by("payments"),
    "payments paid": by("payments paid"),
    "payments refunded": by("payments refunded"),
    "payments disputed": by("payments disputed"),
    "cents paid": by("cents paid"),
  });
}

type Counted = Pick<
  Totals,
  "payments" | "payments paid" | "payments refunded" | "payments disputed" | "cents paid"
>;

function countedAs(status: PaymentStatus, cents: number): Partial<Counted> {
  if (status === "paid") return { payments: 1, "payments paid": 1, "cents paid": cents };
  if (status === "refunded") return { payments: 1, "payments refunded": 1 };
  if (status === "disputed") return { payments: 1, "payments disputed": 1 };
  return { payments: 1 };
}
