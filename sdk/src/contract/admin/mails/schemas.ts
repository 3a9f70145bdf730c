import { z } from "zod";
import type { Descriptions } from "../../descriptions.ts";
import { pageEndFields, pageQueryFields } from "../paging/schemas.ts";
import {
  type adminMails,
  type MailList,
  type MailsToList,
  type MailsToRetry,
  type MailToRetry,
  mailFailures,
  mailFilters,
  mailKinds,
  mailRetryOutcomes,
  mailStates,
  mostRetriedMails,
  type RetriedMail,
  type RetriedMails,
} from "./calls.ts";

export const mailsToListSchema = z.strictObject({
  ...pageQueryFields,
  state: z.enum(mailFilters, "Mails can be waiting, sent or given_up.").optional(),
  kind: z.enum(mailKinds, "This kind of mail is not known.").optional(),
}) satisfies z.ZodType<MailsToList>;

export const mailToRetrySchema = z.strictObject({
  id: z.int("Please name a mail by its number.").positive("Please name a mail by its number."),
}) satisfies z.ZodType<MailToRetry>;

export const mailsToRetrySchema = z.strictObject({
  state: z.enum(["waiting", "given_up"], "Mails that are waiting or given_up can be retried."),
}) satisfies z.ZodType<MailsToRetry>;

const time = z.iso.datetime();

const outgoingMail = z.strictObject({
  id: z.int(),
  kind: z.string(),
  state: z.enum(mailStates),
  to: z.string().nullable(),
  writtenAt: time,
  attempts: z.int().nonnegative(),
  nextAttemptAt: time.nullable(),
  sentAt: time.nullable(),
  givenUpAt: time.nullable(),
  failure: z.strictObject({ reason: z.enum(mailFailures), reply: z.int().nullable() }).nullable(),
  usefulUntil: time.nullable(),
  canRetry: z.boolean(),
});

export const mailListSchema = z.strictObject({
  rows: z.array(outgoingMail),
  ...pageEndFields,
  figures: z.strictObject({
    waiting: z.int().nonnegative(),
    firstDue: time.nullable(),
    givenUp: z.int().nonnegative(),
  }),
}) satisfies z.ZodType<MailList>;

export const retriedMailSchema = z.strictObject({
  outcome: z.enum(mailRetryOutcomes),
  mail: outgoingMail,
}) satisfies z.ZodType<RetriedMail>;

export const retriedMailsSchema = z.strictObject({
  retried: z.int().nonnegative().max(mostRetriedMails),
  hasMore: z.boolean(),
}) satisfies z.ZodType<RetriedMails>;

export const adminMailsDescriptions = {
  listMails: {
    summary: "Mails that go out, page by page.",
    access: "admin",
    input: mailsToListSchema,
    output: mailListSchema,
    success: 200,
  },
  retryMail: {
    summary: "Makes one mail due now.",
    access: "admin",
    input: mailToRetrySchema,
    output: retriedMailSchema,
    success: 200,
  },
  retryMails: {
    summary: "Makes all mails due now whose last try failed, or that were given up.",
    access: "admin",
    input: mailsToRetrySchema,
    output: retriedMailsSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof adminMails>;
