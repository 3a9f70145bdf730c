import { z } from "zod";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { fewestShown } from "../statistics/events.ts";
import { partnerStatisticsSchema } from "../statistics/schemas.ts";
import { webhookToSetSchema } from "./formSchemas.ts";
import {
  deliveriesListed,
  deliveryKinds,
  deliveryProblems,
  deliveryStates,
  oldSecretHours,
  webhookRetryDays,
  webhookStates,
} from "./states.ts";

const yesOrNo = "Please say whether it is to be on.";

export const webhookToSwitchSchema = z.strictObject({
  on: z.boolean(yesOrNo).describe("Whether deliveries are sent."),
});

export const monthlyReportToSetSchema = z.strictObject({
  on: z.boolean(yesOrNo).describe("Whether the account gets the report by email each month."),
});

const deliverySchema = z.strictObject({
  id: z.string().describe("The `webhook-id` header of every attempt."),
  kind: z.enum(deliveryKinds).describe("The figures of a month so far, or a test."),
  day: z.iso.date().nullable().describe("The last day (UTC) of its figures; null for a test."),
  state: z.enum(deliveryStates).describe("Waiting for its next attempt, accepted, or given up."),
  attempts: z.int().nonnegative().describe("How often it was sent."),
  attemptedAt: z.iso.datetime().nullable().describe("The last attempt, in UTC; null before the first."),
  nextAttemptAt: z.iso.datetime().nullable().describe("The next attempt, in UTC; null if there is none."),
  status: z.int().nullable().describe("The HTTP status of the last answer; null without one."),
  problem: z.enum(deliveryProblems).nullable().describe("Why the last attempt failed; null if it did not."),
});
export type WebhookDelivery = Infer<typeof deliverySchema>;

const webhookSchema = z.strictObject({
  url: z.string().describe("The address that gets the deliveries."),
  state: z
    .enum(webhookStates)
    .describe(`Whether deliveries are sent. Failed: turned off after ${webhookRetryDays} days of failures.`),
  oldSecretUntil: z.iso
    .datetime()
    .nullable()
    .describe("Until when the previous secret signs as well, in UTC; null if none does."),
  deliveries: z
    .array(deliverySchema)
    .max(deliveriesListed)
    .describe(`The last ${deliveriesListed} deliveries, newest first.`),
});
export type PartnerWebhook = Infer<typeof webhookSchema>;

export const partnerReportingSchema = z.strictObject({
  monthlyReport: z.boolean().describe("Whether the account gets the report by email each month."),
  webhook: webhookSchema.nullable().describe("The webhook; null if none was set."),
});
/** What a partner gets of its figures without asking. */
export type PartnerReporting = Infer<typeof partnerReportingSchema>;

const withSecretSchema = z.strictObject({
  reporting: partnerReportingSchema.describe("The settings after the change."),
  secret: z
    .string()
    .nullable()
    .describe("A new secret (`whsec_…`), shown this once; null while the previous one stays."),
});

/** The body of a delivery, in the shape of the Standard Webhooks specification. */
export const webhookPayloadSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("statistics").describe("The figures of a month so far."),
    timestamp: z.iso.datetime().describe("When the figures were read, in UTC."),
    data: partnerStatisticsSchema.describe(
      "What `getStatistics` answered for the first of the month to the day before, by day. Replaces earlier deliveries of that month.",
    ),
  }),
  z.strictObject({
    type: z.literal("test").describe("A test. It has no figures."),
    timestamp: z.iso.datetime().describe("When it was sent, in UTC."),
    data: z.strictObject({ message: z.string().describe("A sentence for the reader of a log.") }),
  }),
]);
export type WebhookPayload = Infer<typeof webhookPayloadSchema>;

/** Figures that are sent to a partner: to its own server every day, and to its manager by email every month. */
export const partnerReportingContract = {
  getReporting: {
    route: "GET /api/partner/reporting",
    summary: "Get the partner's webhook with its last deliveries, and whether the monthly report is on.",
    access: "user",
    output: partnerReportingSchema,
    errors: ["not_partner"],
  },
  setWebhook: {
    route: "POST /api/partner/webhook",
    summary: `Set the address that gets the statistics every day, and turn the webhook on. No figure under ${fewestShown} is sent.`,
    access: "user",
    input: webhookToSetSchema,
    output: withSecretSchema,
    errors: ["not_partner"],
  },
  switchWebhook: {
    route: "POST /api/partner/webhook-switch",
    summary: "Turn the webhook off, which drops waiting deliveries, or on again.",
    access: "user",
    input: webhookToSwitchSchema,
    output: partnerReportingSchema,
    errors: ["not_partner", "not_found"],
  },
  rotateWebhookSecret: {
    route: "POST /api/partner/webhook-secret",
    summary: `Make a new secret. Deliveries are signed with both for ${oldSecretHours} hours.`,
    access: "user",
    output: withSecretSchema,
    errors: ["not_partner", "not_found"],
  },
  testWebhook: {
    route: "POST /api/partner/webhook-test",
    summary: "Send a test delivery now, once, and wait for its result.",
    access: "user",
    output: partnerReportingSchema,
    errors: ["not_partner", "not_found"],
  },
  setMonthlyReport: {
    route: "POST /api/partner/monthly-report",
    summary: "Turn the monthly report by email on or off.",
    access: "user",
    input: monthlyReportToSetSchema,
    output: partnerReportingSchema,
    errors: ["not_partner"],
  },
} as const satisfies Declarations;
