import { z } from "zod";
import { ProviderUnavailable } from "./errors.ts";

/*
 * The fields of the provider's objects that we use. Every response is validated by one of these schemas.
 */

const metadata = z.record(z.string(), z.string()).catch({});
/** An object is given as its id, or in full when it was expanded. */
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const moment = z
  .number()
  .int()
  .transform((seconds) => new Date(seconds * 1000));
const cents = z.number().int().nonnegative();

const sessionSchema = z
  .object({
    object: z.literal("checkout.session"),
    id: z.string(),
    mode: z.enum(["payment", "subscription", "setup"]),
    // Null in very old sessions, which are not ours.
    status: z.enum(["open", "complete", "expired"]).nullable(),
    url: z.url().nullable(),
    payment_intent: idOf.nullable(),
    subscription: idOf.nullable(),
    metadata,
  })
  .transform(({ object: _, payment_intent: payment, ...session }) => ({ ...session, payment }));

/** A Checkout Session: the provider's payment page. */
export type ProviderSession = z.output<typeof sessionSchema>;

const chargeSchema = z
  .object({
    object: z.literal("charge"),
    id: z.string(),
    refunded: z.boolean(),
    disputed: z.boolean(),
  })
  .transform(({ id, refunded: isRefunded, disputed: isDisputed }) => ({ id, isRefunded, isDisputed }));

/** The actual charge. */
export type ProviderCharge = z.output<typeof chargeSchema>;

const paymentSchema = z
  .object({
    object: z.literal("payment_intent"),
    id: z.string(),
    status: z.enum([
      "requires_payment_method",
      "requires_confirmation",
      "requires_action",
      "processing",
      "requires_capture",
      "canceled",
      "succeeded",
    ]),
    amount_received: cents,
    currency: z.string(),
    created: moment,
    client_secret: z.string().nullable(),
    customer: idOf.nullable(),
    last_payment_error: z.object({}).nullable(),
    // A failed attempt leaves a charge too; only a successful one is expanded.
    latest_charge: z.union([chargeSchema, z.string().transform(() => null)]).nullable(),
    metadata,
  })
  .transform(({ object: _, ...payment }) => ({
    id: payment.id,
    status: payment.status,
    received: payment.amount_received,
    currency: payment.currency,
    created: payment.created,
    clientSecret: payment.client_secret,
    customer: payment.customer,
    wasDeclined: payment.last_payment_error !== null,
    charge: payment.latest_charge,
    metadata: payment.metadata,
  }));

/** A PaymentIntent: one payment, from its creation to its outcome. */
export type ProviderPayment = z.output<typeof paymentSchema>;

const invoiceSchema = z
  .object({
    object: z.literal("invoice"),
    id: z.string(),
    status: z.string().nullable(),
    amount_paid: cents,
    created: moment,
    payments: z
      .object({ data: z.array(z.object({ payment: z.object({ payment_intent: idOf.optional() }) })) })
      .optional(),
  })
  .transform(({ id, status, amount_paid: amountPaid, created, payments }) => ({
    id,
    isPaid: status === "paid",
    amountPaid,
    created,
    payment: payments?.data.map(({ payment }) => payment.payment_intent).find(Boolean) ?? null,
  }));

const subscriptionSchema = z
  .object({
    object: z.literal("subscription"),
    id: z.string(),
    status: z.enum([
      "active",
      "trialing",
      "past_due",
      "canceled",
      "unpaid",
      "incomplete",
      "incomplete_expired",
      "paused",
    ]),
    created: moment,
    customer: idOf,
    cancel_at_period_end: z.boolean(),
    cancel_at: z.number().nullable(),
    items: z.object({
      data: z.array(z.object({ current_period_start: moment, current_period_end: moment })).min(1),
    }),
    latest_invoice: z.union([invoiceSchema, z.string().transform(() => null)]).nullable(),
    metadata,
  })
  .transform(({ object: _, items, ...subscription }) => ({
    id: subscription.id,
    status: subscription.status,
    created: subscription.created,
    customer: subscription.customer,
    // The provider's own page sets either of them.
    isToEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    periodStart: new Date(Math.min(...items.data.map((item) => item.current_period_start.getTime()))),
    periodEnd: new Date(Math.min(...items.data.map((item) => item.current_period_end.getTime()))),
    latestInvoice: subscription.latest_invoice,
    metadata: subscription.metadata,
  }));

/** A subscription at the provider. `latestInvoice` is null unless it was expanded. */
export type ProviderSubscription = z.output<typeof subscriptionSchema>;

const priceSchema = z.object({
  object: z.literal("price"),
  id: z.string(),
  unit_amount: cents.nullable(),
  currency: z.string(),
  recurring: z.object({ interval: z.string() }).nullable(),
});

const disputeSchema = z.object({ object: z.literal("dispute"), status: z.string() });

export const readSession = reader(sessionSchema);
export const readPayment = reader(paymentSchema);
export const readSubscription = reader(subscriptionSchema);
export const readPrice = reader(priceSchema);
export const readDispute = reader(disputeSchema);
export const readCustomer = reader(z.object({ object: z.literal("customer"), id: z.string() }));
export const readPortalSession = reader(z.object({ url: z.url() }));
export const readRefund = reader(z.object({ object: z.literal("refund"), id: z.string() }));

/** @returns a function that validates a response. @throws {ProviderUnavailable} if it is invalid. */
function reader<Schema extends z.ZodType>(schema: Schema): (said: unknown) => z.output<Schema> {
  return (said) => {
    const checked = schema.safeParse(said);
    if (!checked.success) throw new ProviderUnavailable();
    return checked.data;
  };
}
