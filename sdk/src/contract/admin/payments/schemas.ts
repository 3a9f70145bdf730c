import { z } from "zod";
import { type ToolId, toolIds } from "../../../catalog/index.ts";
import { subscriptionStatuses } from "../../accounts/calls.ts";
import type { Descriptions } from "../../descriptions.ts";
import { pageQueryFields, pageSchema, searchField } from "../paging/schemas.ts";
import {
  type adminPayments,
  type MembershipEnded,
  type PaymentDetails,
  type PaymentEventShown,
  type PaymentFigures,
  type PaymentFiguresQuery,
  type PaymentFilter,
  type PaymentRefunded,
  type PaymentRow,
  type PaymentsQuery,
  type PaymentToRead,
  paidKinds,
  paymentEventSources,
  paymentStatuses,
} from "./calls.ts";

const status = z.enum(paymentStatuses);
const kind = z.enum(paidKinds);
const tool = z.enum(toolIds).nullable() satisfies z.ZodType<ToolId | null>;
const moment = z.iso.datetime();
const count = z.int().nonnegative();

const filterFields = {
  status: z.enum(paymentStatuses, "This status is not known. Please choose one of the list.").optional(),
  kind: z.enum(paidKinds, "This kind is not known. Please choose one of the list.").optional(),
  search: searchField,
} satisfies Record<keyof PaymentFilter, z.ZodType>;

export const paymentFilterSchema = z.strictObject(filterFields) satisfies z.ZodType<PaymentFilter>;

export const paymentsQuerySchema = z.strictObject({
  ...filterFields,
  ...pageQueryFields,
}) satisfies z.ZodType<PaymentsQuery>;

const rowFields = {
  id: z.int().positive(),
  status,
  kind,
  tool,
  amount: count,
  email: z.string().nullable(),
  userId: z.int().nullable(),
  createdAt: moment,
  paidAt: moment.nullable(),
} satisfies Record<keyof PaymentRow, z.ZodType>;

export const paymentFiguresQuerySchema = z.strictObject({
  dayBegan: z.iso
    .datetime({ offset: true, error: "The day must be a time such as 2026-11-22T00:00:00-05:00." })
    .optional(),
}) satisfies z.ZodType<PaymentFiguresQuery>;

export const paymentFiguresSchema = z.strictObject({
  payments: count,
  paid: count,
  refunded: count,
  disputed: count,
  centsPaid: count,
  today: z.strictObject({ payments: count, paid: count, centsPaid: count }),
}) satisfies z.ZodType<PaymentFigures>;

const unknownNumber = "A payment is named by its number, such as 12.";

/** In a query, where everything is a word. */
const paymentAskedForSchema = z.strictObject({
  id: z
    .string(unknownNumber)
    .regex(/^[1-9]\d{0,9}$/, unknownNumber)
    .transform(Number),
}) satisfies z.ZodType<PaymentToRead>;

const paymentToChangeSchema = z.strictObject({
  id: z.int(unknownNumber).positive(unknownNumber).max(9_999_999_999, unknownNumber),
}) satisfies z.ZodType<PaymentToRead>;

const eventSchema = z.strictObject({
  at: moment,
  source: z.enum(paymentEventSources),
  type: z.string(),
  eventId: z.string().nullable(),
  before: status.nullable(),
  after: status,
}) satisfies z.ZodType<PaymentEventShown>;

export const paymentDetailsSchema = z.strictObject({
  ...rowFields,
  updatedAt: moment,
  usedAt: moment.nullable(),
  provider: z.strictObject({
    payment: z.string().nullable(),
    page: z.string().nullable(),
    invoice: z.string().nullable(),
  }),
  siteKey: z.string().nullable(),
  events: z.array(eventSchema),
  entitlement: z.strictObject({ tool, usesLeft: count.nullable(), opensUntil: moment.nullable() }).nullable(),
  mails: z.array(
    z.strictObject({ kind: z.string(), state: z.enum(["sent", "waiting", "given_up"]), at: moment }),
  ),
  membership: z
    .strictObject({
      status: z.enum(subscriptionStatuses),
      paidUntil: moment.nullable(),
      isLatestMonth: z.boolean(),
      wasEnded: z.boolean(),
    })
    .nullable(),
}) satisfies z.ZodType<PaymentDetails>;

export const adminPaymentsDescriptions = {
  listPayments: {
    summary:
      "Payments, the newest first; those of a search by address, and the newest of each address first.",
    access: "admin",
    input: paymentsQuerySchema,
    output: pageSchema(z.strictObject(rowFields)),
    success: 200,
  },
  countPayments: {
    summary: "How many payments there are, and what is paid.",
    access: "admin",
    input: paymentFiguresQuerySchema,
    output: paymentFiguresSchema,
    success: 200,
  },
  exportPayments: {
    summary: "All payments that the filters let through, as a file.",
    access: "admin",
    isSensitive: true,
    input: paymentFilterSchema,
    output: "csv",
    success: 200,
  },
  readPayment: {
    summary: "One payment: its events, what it opens, and its mails.",
    access: "admin",
    input: paymentAskedForSchema,
    output: paymentDetailsSchema,
    success: 200,
  },
  refundPayment: {
    summary:
      "Gives all of a payment back, and takes back what it opens. Asked again, it gives nothing back twice.",
    access: "admin",
    isSensitive: true,
    input: paymentToChangeSchema,
    output: z.strictObject({
      outcome: z.enum(["refunded", "was_refunded", "under_way"]),
      payment: paymentDetailsSchema,
    }) satisfies z.ZodType<PaymentRefunded>,
    success: 200,
  },
  endPaidMembership: {
    summary: "Ends the membership of a month that was refunded, so that nothing is charged for it any more.",
    access: "admin",
    input: paymentToChangeSchema,
    output: z.strictObject({
      outcome: z.enum(["ended", "was_over"]),
      payment: paymentDetailsSchema,
    }) satisfies z.ZodType<MembershipEnded>,
    success: 200,
  },
} as const satisfies Descriptions<typeof adminPayments>;
