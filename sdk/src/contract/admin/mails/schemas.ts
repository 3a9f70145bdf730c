import { z } from "zod";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { pageQueryFields, pageSchema } from "../paging/schemas.ts";
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
  state: z
    .enum(mailFilters, "Mails can be waiting, sent or given_up.")
    .optional()
    .describe("The state of the email."),
  kind: z.enum(mailKinds, "This kind of mail is not known.").optional().describe("The kind of email."),
});
export type MailsToList = Infer<typeof mailsToListSchema>;

export const mailToRetrySchema = z.strictObject({
  id: z
    .int("Please name a mail by its number.")
    .positive("Please name a mail by its number.")
    .describe("The email's number."),
});

export const mailsToRetrySchema = z.strictObject({
  state: z
    .enum(["waiting", "given_up"], "Mails that are waiting or given_up can be retried.")
    .describe(
      "`waiting`: emails whose last attempt failed; scheduled emails keep waiting. `given_up`: emails that were given up.",
    ),
});
export type MailsToRetry = Infer<typeof mailsToRetrySchema>;

const time = z.iso.datetime();

const outgoingMail = z.strictObject({
  id: z.int().describe("The email's number."),
  kind: z.string().describe("The kind of email."),
  state: z.enum(mailStates).describe("The state of the email."),
  to: z
    .string()
    .nullable()
    .describe("The recipient, while it is not sent and can be read; null from then on."),
  writtenAt: time.describe("When it was written, or is due if that is later, in UTC."),
  attempts: z.int().nonnegative().describe("How many attempts were made."),
  nextAttemptAt: time
    .nullable()
    .describe("When the next attempt is due, in UTC; null once sent or given up."),
  sentAt: time.nullable().describe("When it was sent, in UTC; null until then."),
  givenUpAt: time.nullable().describe("When it was given up, in UTC; null otherwise."),
  failure: z
    .strictObject({
      reason: z.enum(mailFailures).describe("The reason."),
      reply: z.int().nullable().describe("The mail server's reply code, 200 to 599; null without a reply."),
    })
    .nullable()
    .describe("Why the last attempt failed; null before a failure."),
  usefulUntil: time.nullable().describe("After this time it is not sent, in UTC; null where unknown."),
  canRetry: z.boolean().describe("Whether `retryMail` would do something now."),
});

export const mailListSchema = pageSchema(outgoingMail).extend({
  figures: z
    .strictObject({
      waiting: z.int().nonnegative().describe("How many emails wait."),
      firstDue: time
        .nullable()
        .describe("When the first waiting email is due, in UTC; null when none waits."),
      givenUp: z.int().nonnegative().describe("How many emails were given up."),
    })
    .describe("Counts of all emails we still know of, regardless of filters."),
});
/** Newest first: by when it was written, sent or given up; waiting mails by when they are due, next first. */
export type MailList = Infer<typeof mailListSchema>;

export const retriedMailSchema = z.strictObject({
  outcome: z.enum(mailRetryOutcomes).describe("The result; only `queued` changed something."),
  mail: outgoingMail.describe("The email now."),
});
export type RetriedMail = Infer<typeof retriedMailSchema>;

export const retriedMailsSchema = z.strictObject({
  retried: z.int().nonnegative().max(mostRetriedMails).describe("How many emails became due."),
  hasMore: z.boolean().describe("Whether more can be retried."),
});
export type RetriedMails = Infer<typeof retriedMailsSchema>;

/** For operators: without its content. */
export type OutgoingMail = MailList["rows"][number];

export const adminMailsContract = {
  listMails: {
    route: "GET /api/admin/mails",
    summary: "List outgoing emails.",
    access: "admin",
    input: mailsToListSchema,
    output: mailListSchema,
  },
  retryMail: {
    route: "POST /api/admin/mail-retry",
    summary: "Retry one email now.",
    access: "admin",
    input: mailToRetrySchema,
    output: retriedMailSchema,
    errors: ["not_found"],
  },
  retryMails: {
    route: "POST /api/admin/mails-retry",
    summary: "Retry all emails whose last attempt failed, or that were given up.",
    access: "admin",
    input: mailsToRetrySchema,
    output: retriedMailsSchema,
  },
} as const satisfies Declarations;
