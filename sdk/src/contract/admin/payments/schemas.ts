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
  status: z.enum(paymentStatuses, "This status is not known. Please choose one of the list.").optional(),
  kind: z.enum(paidKinds, "This kind is not known. Please choose one of the list.").optional(),
  search: searchField.describe(
    "The beginning of the buyer's address (`shortestPaymentSearch` characters or more), or whole: our number of the payment, or the provider's (`pi_…`, `cs_…`, `in_…`).",
  ),
};

export const paymentFilterSchema = z.strictObject(filterFields);
/** Which payments; what is left out makes no difference. */
export type PaymentFilter = Infer<typeof paymentFilterSchema>;

export const paymentsQuerySchema = z.strictObject({
  ...filterFields,
  ...pageQueryFields,
});
export type PaymentsQuery = Infer<typeof paymentsQuerySchema>;

const rowSchema = z.strictObject({
  id: z.int().positive(),
  status,
  kind,
  tool: tool.describe(
    "The tool it was bought for or used on; null for a month, and for a credit that was not used.",
  ),
  amount: count.describe("In integer US cents."),
  email: z.string().nullable().describe("The buyer's address; null once the account was deleted."),
  userId: z.int().nullable().describe("The account that it belongs to, if any."),
  createdAt: moment.describe("ISO 8601 in UTC, as all times here."),
  paidAt: moment.nullable(),
});
export type PaymentRow = Infer<typeof rowSchema>;

export const paymentFiguresQuerySchema = z.strictObject({
  dayBegan: z.iso
    .datetime({ offset: true, error: "The day must be a time such as 2026-11-22T00:00:00-05:00." })
    .optional()
    .describe("When the operator's day began, ISO 8601 with an offset; without it, the day in UTC."),
});
export type PaymentFiguresQuery = Infer<typeof paymentFiguresQuerySchema>;

export const paymentFiguresSchema = z.strictObject({
  payments: count.describe("All that were ever begun."),
  paid: count,
  refunded: count,
  disputed: count,
  centsPaid: count.describe("The sum of what is paid now: what went back or is disputed is not in it."),
  today: z
    .strictObject({ payments: count, paid: count, centsPaid: count })
    .describe("Of what was begun since `dayBegan`."),
});
export type PaymentFigures = Infer<typeof paymentFiguresSchema>;

const unknownNumber = "A payment is named by its number, such as 12.";

/** In a query, where everything is a word. */
const paymentAskedForSchema = z.strictObject({
  id: z
    .string(unknownNumber)
    .regex(/^[1-9]\d{0,9}$/, unknownNumber)
    .transform(Number),
});

const paymentToChangeSchema = z.strictObject({
  id: z.int(unknownNumber).positive(unknownNumber).max(9_999_999_999, unknownNumber),
});
export type PaymentToRead = Infer<typeof paymentToChangeSchema>;

const eventSchema = z.strictObject({
  at: moment,
  source: z.enum(paymentEventSources),
  type: z.string().describe("The provider's event type, or one of our own such as `purchase.begun`."),
  eventId: z.string().nullable().describe("The provider's id of it, if it has one."),
  before: status
    .nullable()
    .describe("Null where the payment began. The same as `after` where nothing changed."),
  after: status,
});
export type PaymentEventShown = Infer<typeof eventSchema>;

export const paymentDetailsSchema = z.strictObject({
  ...rowSchema.shape,
  updatedAt: moment,
  usedAt: moment.nullable(),
  provider: z
    .strictObject({
      payment: z.string().nullable(),
      page: z.string().nullable(),
      invoice: z.string().nullable(),
    })
    .describe("The provider's ids, as far as they are known."),
  siteKey: z.string().nullable().describe("The partner's site that it was begun on; null: our own."),
  events: z
    .array(eventSchema)
    .describe("In order. Where the first has a `before`, what came earlier was not written down."),
  entitlement: z
    .strictObject({
      tool: tool.describe("Null: not used yet, or every tool."),
      usesLeft: count.nullable().describe("Null: without count, for a membership."),
      opensUntil: moment.nullable(),
    })
    .nullable(),
  mails: z
    .array(
      z.strictObject({
        kind: z.string(),
        state: z.enum(["sent", "waiting", "given_up"]),
        at: moment.describe("When it was sent or given up; of one that waits, when it was written."),
      }),
    )
    .describe("Those that are kept: for 30 days, and never with their content."),
  membership: z
    .strictObject({
      status: z.enum(subscriptionStatuses),
      paidUntil: moment.nullable().describe("The end of the last period that is paid."),
      isLatestMonth: z
        .boolean()
        .describe("Whether this is its latest month that we know: then a refund closes the tools at once."),
      wasEnded: z.boolean().describe("Whether an operator ended it from this payment."),
    })
    .nullable(),
});
/** All there is to know about one payment. */
export type PaymentDetails = Infer<typeof paymentDetailsSchema>;

/** What the payment opens now. */
export type PaidEntitlement = NonNullable<PaymentDetails["entitlement"]>;
export type PaymentMail = PaymentDetails["mails"][number];
/** The membership that a month belongs to. */
export type PaidMembership = NonNullable<PaymentDetails["membership"]>;

const paymentRefundedSchema = z.strictObject({
  outcome: z
    .enum(["refunded", "was_refunded", "under_way"])
    .describe("What came of it. `under_way`: the provider accepted it, and does not show it yet."),
  payment: paymentDetailsSchema.describe("The payment now."),
});
export type PaymentRefunded = Infer<typeof paymentRefundedSchema>;

const membershipEndedSchema = z.strictObject({
  outcome: z.enum(["ended", "was_over"]).describe("What came of it."),
  payment: paymentDetailsSchema.describe("The payment now."),
});
export type MembershipEnded = Infer<typeof membershipEndedSchema>;

export const adminPaymentsContract = {
  listPayments: {
    route: "GET /api/admin/payments",
    summary:
      "Payments, the newest first; those of a search by address, and the newest of each address first.",
    access: "admin",
    input: paymentsQuerySchema,
    output: pageSchema(rowSchema),
  },
  countPayments: {
    route: "GET /api/admin/payment-figures",
    summary: "How many payments there are, and what is paid.",
    access: "admin",
    input: paymentFiguresQuerySchema,
    output: paymentFiguresSchema,
  },
  exportPayments: {
    route: "GET /api/admin/payments.csv",
    summary: "All payments that the filters let through, as a file.",
    access: "admin",
    isSensitive: true,
    input: paymentFilterSchema,
    output: "csv",
  },
  readPayment: {
    route: "GET /api/admin/payment",
    summary: "One payment: its events, what it opens, and its mails.",
    access: "admin",
    input: paymentAskedForSchema,
    output: paymentDetailsSchema,
    errors: ["not_found"],
  },
  refundPayment: {
    route: "POST /api/admin/payment-refund",
    summary:
      "Gives all of a payment back, and takes back what it opens. Asked again, it gives nothing back twice.",
    access: "admin",
    isSensitive: true,
    input: paymentToChangeSchema,
    output: paymentRefundedSchema,
    errors: ["not_found", "not_refundable", "provider_unavailable"],
  },
  endPaidMembership: {
    route: "POST /api/admin/payment-membership-end",
    summary: "Ends the membership of a month that was refunded, so that nothing is charged for it any more.",
    access: "admin",
    input: paymentToChangeSchema,
    output: membershipEndedSchema,
    errors: ["not_found", "no_subscription", "provider_unavailable"],
  },
} as const satisfies Declarations;
