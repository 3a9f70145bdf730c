import { z } from "zod";
import { toolIds } from "../../../catalog/index.ts";
import { subscriptionStatuses } from "../../accounts/roles.ts";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { pageQueryFields, pageSchema, searchField } from "../paging/schemas.ts";
import { paidKinds, paymentEventSources, paymentStatuses } from "./kinds.ts";

const status = z.enum(paymentStatuses);
const kind = z.enum(paidKinds);
const tool = z.enum(toolIds).nullable();
const moment = z.iso.datetime();
const count = z.int().nonnegative();

const filterFields = {
  status: z
    .enum(paymentStatuses, "This status is not known. Please choose one of the list.")
    .optional()
    .describe("The status of the payment."),
  kind: z
    .enum(paidKinds, "This kind is not known. Please choose one of the list.")
    .optional()
    .describe("What was paid for."),
  search: searchField.describe(
    "The beginning of the buyer's email address (3 characters or more), our payment number, or the provider's id (`pi_…`, `cs_…`, `in_…`).",
  ),
};

export const paymentFilterSchema = z.strictObject(filterFields);
/** An omitted filter matches all. */
export type PaymentFilter = Infer<typeof paymentFilterSchema>;

export const paymentsQuerySchema = z.strictObject({
  ...filterFields,
  ...pageQueryFields,
});
export type PaymentsQuery = Infer<typeof paymentsQuerySchema>;

const rowSchema = z.strictObject({
  id: z.int().positive().describe("Our number of the payment."),
  status: status.describe("The status of the payment."),
  kind: kind.describe("What was paid for."),
  tool: tool.describe("The tool it was bought for or used on; null for a membership and an unused credit."),
  amount: count.describe("The amount in US cents."),
  email: z.string().nullable().describe("The buyer's email address; null when the account was deleted."),
  userId: z.int().nullable().describe("The number of the account that owns it; null for none."),
  createdAt: moment.describe("When the payment began, in UTC."),
  paidAt: moment.nullable().describe("When it was paid, in UTC; null until then."),
});
export type PaymentRow = Infer<typeof rowSchema>;

export const paymentFiguresQuerySchema = z.strictObject({
  dayBegan: z.iso
    .datetime({ offset: true, error: "The day must be a time such as 2026-11-22T00:00:00-05:00." })
    .optional()
    .describe("When the operator's day began, ISO 8601 with an offset; midnight UTC by default."),
});

export const paymentFiguresSchema = z.strictObject({
  payments: count.describe("All payments that were ever begun."),
  paid: count.describe("How many of them are paid."),
  refunded: count.describe("How many of them were refunded."),
  disputed: count.describe("How many of them are disputed."),
  centsPaid: count.describe("The sum of paid amounts in US cents, without refunds and disputes."),
  today: z
    .strictObject({
      payments: count.describe("Payments begun today."),
      paid: count.describe("How many of them are paid."),
      centsPaid: count.describe("The sum of paid amounts in US cents."),
    })
    .describe("The same for payments begun since `dayBegan`."),
});
export type PaymentFigures = Infer<typeof paymentFiguresSchema>;

const unknownNumber = "A payment is named by its number, such as 12.";

/** In a query, where every value is text. */
const paymentAskedForSchema = z.strictObject({
  id: z
    .string(unknownNumber)
    .regex(/^[1-9]\d{0,9}$/, unknownNumber)
    .transform(Number)
    .describe("Our number of the payment."),
});

const paymentToChangeSchema = z.strictObject({
  id: z
    .int(unknownNumber)
    .positive(unknownNumber)
    .max(9_999_999_999, unknownNumber)
    .describe("Our number of the payment."),
});

const eventSchema = z.strictObject({
  at: moment.describe("When, in UTC."),
  source: z.enum(paymentEventSources).describe("What caused the change."),
  type: z.string().describe("The provider's event type, or one of our own such as `purchase.begun`."),
  eventId: z.string().nullable().describe("The provider's id of the event; null for none."),
  before: status
    .nullable()
    .describe("The status before; null when the payment began, the same as `after` when nothing changed."),
  after: status.describe("The status after."),
});
export type PaymentEventShown = Infer<typeof eventSchema>;

export const paymentDetailsSchema = z.strictObject({
  ...rowSchema.shape,
  updatedAt: moment.describe("When it last changed, in UTC."),
  usedAt: moment.nullable().describe("When the use was spent, in UTC; null until then."),
  provider: z
    .strictObject({
      payment: z.string().nullable().describe("The payment's id."),
      page: z.string().nullable().describe("The checkout session's id."),
      invoice: z.string().nullable().describe("The invoice's id."),
    })
    .describe("The provider's ids; null where unknown."),
  siteKey: z
    .string()
    .nullable()
    .describe("The site key of the partner's page where it began; null for our own site."),
  events: z
    .array(eventSchema)
    .describe("The events in order. If the first has a `before`, earlier ones were not recorded."),
  entitlement: z
    .strictObject({
      tool: tool.describe("The tool; null when it is not used yet, or for every tool."),
      usesLeft: count.nullable().describe("How many uses are left; null for a membership."),
      opensUntil: moment.nullable().describe("When it closes, in UTC; null for no end or before its use."),
    })
    .nullable()
    .describe("What the payment opens now; null for nothing."),
  mails: z
    .array(
      z.strictObject({
        kind: z.string().describe("The kind of email."),
        state: z.enum(["sent", "waiting", "given_up"]).describe("Whether it was sent."),
        at: moment.describe("When it was sent or given up, or written if it waits, in UTC."),
      }),
    )
    .describe("The emails about it of the last 30 days, without their content."),
  membership: z
    .strictObject({
      status: z.enum(subscriptionStatuses).describe("The state of the membership."),
      paidUntil: moment.nullable().describe("The end of the paid period, in UTC; null for none."),
      isLatestMonth: z
        .boolean()
        .describe("Whether this is its latest known month: a refund then closes the tools immediately."),
      wasEnded: z.boolean().describe("Whether an operator ended the membership from this payment."),
    })
    .nullable()
    .describe("The membership that the payment is a month of; null for a single use."),
});
export type PaymentDetails = Infer<typeof paymentDetailsSchema>;

export type PaidEntitlement = NonNullable<PaymentDetails["entitlement"]>;
export type PaymentMail = PaymentDetails["mails"][number];
/** The subscription that a monthly payment belongs to. */
export type PaidMembership = NonNullable<PaymentDetails["membership"]>;

const paymentRefundedSchema = z.strictObject({
  outcome: z
    .enum(["refunded", "was_refunded", "under_way"])
    .describe("The result. `under_way`: the provider accepted the refund and does not show it yet."),
  payment: paymentDetailsSchema.describe("The payment now."),
});
export type PaymentRefunded = Infer<typeof paymentRefundedSchema>;

const membershipEndedSchema = z.strictObject({
  outcome: z.enum(["ended", "was_over"]).describe("The result."),
  payment: paymentDetailsSchema.describe("The payment now."),
});
export type MembershipEnded = Infer<typeof membershipEndedSchema>;

export const adminPaymentsContract = {
  listPayments: {
    route: "GET /api/admin/payments",
    summary: "List payments, newest first; with a search, by address, and the newest of each address first.",
    access: "admin",
    input: paymentsQuerySchema,
    output: pageSchema(rowSchema),
  },
  countPayments: {
    route: "GET /api/admin/payment-figures",
    summary: "Count payments and the amounts paid.",
    access: "admin",
    input: paymentFiguresQuerySchema,
    output: paymentFiguresSchema,
  },
  exportPayments: {
    route: "GET /api/admin/payments.csv",
    summary: "Export the payments that match a filter.",
    access: "admin",
    isSensitive: true,
    input: paymentFilterSchema,
    output: "csv",
  },
  readPayment: {
    route: "GET /api/admin/payment",
    summary: "Get a payment with its events, entitlement and emails.",
    access: "admin",
    input: paymentAskedForSchema,
    output: paymentDetailsSchema,
    errors: ["not_found"],
  },
  refundPayment: {
    route: "POST /api/admin/payment-refund",
    summary: "Refund a payment in full and close what it opened. Repeating the call refunds nothing twice.",
    access: "admin",
    isSensitive: true,
    input: paymentToChangeSchema,
    output: paymentRefundedSchema,
    errors: ["not_found", "not_refundable", "provider_unavailable"],
  },
  endPaidMembership: {
    route: "POST /api/admin/payment-membership-end",
    summary: "End the membership of a refunded month immediately, so that nothing more is charged.",
    access: "admin",
    input: paymentToChangeSchema,
    output: membershipEndedSchema,
    errors: ["not_found", "no_subscription", "provider_unavailable"],
  },
} as const satisfies Declarations;
