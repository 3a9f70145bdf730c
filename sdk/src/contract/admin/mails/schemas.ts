import { z } from "zod";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { pageEndFields, pageQueryFields } from "../paging/schemas.ts";
import {
  mailFailures,
  mailFilters,
  mailKinds,
  mailRetryOutcomes,
  mailStates,
  mostRetriedMails,
} from "./kinds.ts";

export const mailsToListSchema = z.strictObject({
  ...pageQueryFields,
  state: z.enum(mailFilters, "Mails can be waiting, sent or given_up.").optional(),
  kind: z.enum(mailKinds, "This kind of mail is not known.").optional(),
});
export type MailsToList = Infer<typeof mailsToListSchema>;

export const mailToRetrySchema = z.strictObject({
  id: z.int("Please name a mail by its number.").positive("Please name a mail by its number."),
});
export type MailToRetry = Infer<typeof mailToRetrySchema>;

export const mailsToRetrySchema = z.strictObject({
  state: z
    .enum(["waiting", "given_up"], "Mails that are waiting or given_up can be retried.")
    .describe("`waiting`: those whose last attempt failed; scheduled mails keep waiting."),
});
export type MailsToRetry = Infer<typeof mailsToRetrySchema>;

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
  figures: z
    .strictObject({
      waiting: z.int().nonnegative(),
      firstDue: time
        .nullable()
        .describe("When the one that is due first is due, ISO 8601 in UTC; null when none waits."),
      givenUp: z.int().nonnegative(),
    })
    .describe("Of all mails that we still know of, whatever the list is narrowed to."),
});
/** Newest first: all by when they were written; sent and given up by when that was. What waits: next due first. */
export type MailList = Infer<typeof mailListSchema>;

export const retriedMailSchema = z.strictObject({
  outcome: z.enum(mailRetryOutcomes),
  mail: outgoingMail,
});
export type RetriedMail = Infer<typeof retriedMailSchema>;

export const retriedMailsSchema = z.strictObject({
  retried: z
    .int()
    .nonnegative()
    .max(mostRetriedMails)
    .describe("How many are due now that were not; at most `mostRetriedMails`."),
  hasMore: z.boolean().describe("Whether there are more."),
});
export type RetriedMails = Infer<typeof retriedMailsSchema>;

/** A mail as an operator sees it: never what it says. */
export type OutgoingMail = MailList["rows"][number];

export const adminMailsContract = {
  listMails: {
    route: "GET /api/admin/mails",
    summary: "Mails that go out, page by page.",
    access: "admin",
    input: mailsToListSchema,
    output: mailListSchema,
  },
  retryMail: {
    route: "POST /api/admin/mail-retry",
    summary: "Makes one mail due now.",
    access: "admin",
    input: mailToRetrySchema,
    output: retriedMailSchema,
    errors: ["not_found"],
  },
  retryMails: {
    route: "POST /api/admin/mails-retry",
    summary: "Makes all mails due now whose last try failed, or that were given up.",
    access: "admin",
    input: mailsToRetrySchema,
    output: retriedMailsSchema,
  },
} as const satisfies Declarations;
