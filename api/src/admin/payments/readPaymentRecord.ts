import type { PaidMembership } from "@iep-insider/sdk/contract";
import type { Entitlement } from "../../database/models/entitlement.ts";
import type { OutgoingMail } from "../../database/models/outgoingMail.ts";
import type { Payment } from "../../database/models/payment.ts";
import type { PaymentEvent } from "../../database/models/paymentEvent.ts";
import { NotFound } from "../../http/errors.ts";
import type { Services } from "../../services.ts";

type PaymentRecordServices = Pick<Services, "database">;

/** A payment with its events, mails, entitlement and subscription. */
export interface PaymentRecord {
  readonly payment: Payment;
  readonly events: readonly PaymentEvent[];
  readonly entitlement: Entitlement | null;
  readonly mails: readonly OutgoingMail[];
  readonly membership: SubscriptionOfMonth | null;
  readonly siteKey: string | null;
}

export interface SubscriptionOfMonth extends Omit<PaidMembership, "paidUntil"> {
  readonly paidUntil: Date | null;
}

/** @throws {NotFound} when there is no payment of this number. */
export async function readPaymentRecord(services: PaymentRecordServices, id: number): Promise<PaymentRecord> {
  const { payments, paymentEvents, outgoingMails, partners } = services.database;
  const payment = await payments.findByPk(id);
  if (!payment) throw new NotFound();
  const ofPayment = { where: { paymentId: id }, order: ["id"] };
  const [events, mails, entitlement, partner] = await Promise.all([
    paymentEvents.findAll(ofPayment),
    outgoingMails.findAll(ofPayment),
    entitlementOf(services, payment),
    payment.partnerId === null ? null : partners.findByPk(payment.partnerId),
  ]);
  const subscription = await subscriptionOf(services, payment, events);
  return { payment, events, mails, entitlement, membership: subscription, siteKey: partner?.siteKey ?? null };
}

/** A month opens what the subscription opens: one row per account. */
function entitlementOf({ database }: PaymentRecordServices, { id, paymentType, userId }: Payment) {
  if (paymentType !== "subscription") return database.entitlements.findOne({ where: { paymentId: id } });
  return userId === null
    ? null
    : database.entitlements.findOne({ where: { userId, source: "subscription" } });
}

/** @returns null for a purchase, and for a month whose account has no subscription, or none any more. */
export async function subscriptionOf(
  { database }: PaymentRecordServices,
  { id, paymentType, userId }: Payment,
  events: readonly Pick<PaymentEvent, "type" | "source">[],
): Promise<SubscriptionOfMonth | null> {
  if (paymentType !== "subscription" || userId === null) return null;
  const user = await database.users.findByPk(userId);
  if (!user || user.stripeSubscriptionId === null) return null;
  const latest = await database.payments.findOne({
    where: { userId, paymentType: "subscription" },
    order: [
      ["paidAt", "DESC"],
      ["id", "DESC"],
    ],
  });
  return {
    status: user.subscriptionStatus,
    paidUntil: user.subscriptionEndDate,
    isLatestMonth: latest?.id === id,
    wasEnded: events.some(({ type, source }) => source === "operator" && type === "membership.ended"),
  };
}
