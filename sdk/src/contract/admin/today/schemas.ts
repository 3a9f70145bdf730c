import { z } from "zod";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { healthChecks } from "../health/checks.ts";

const count = z.int().nonnegative();

export const todaySchema = z.strictObject({
  checkedAt: z.iso.datetime().describe("The server's time, in UTC."),
  messages: z
    .strictObject({
      waiting: count.describe("How many messages wait for an answer."),
      oldest: z.iso
        .datetime()
        .nullable()
        .describe("When the longest waiting message arrived, in UTC; null when none waits."),
    })
    .describe("Messages to answer."),
  mails: z
    .strictObject({
      sendable: count.describe("How many emails that were given up can still be sent."),
      givenUp: count.describe("How many emails were given up, of those we still know of."),
    })
    .describe("Emails that were given up."),
  disputes: z
    .strictObject({
      recent: count.describe("Payments disputed in the last 30 days."),
      all: count.describe("All disputed payments."),
    })
    .describe("Payments that a bank disputes."),
  siteKeysWaiting: count.describe("How many organizations wait for a site key."),
  lawToReadAgain: z
    .strictObject({
      federal: count.describe("Facts of federal law."),
      states: count.describe("Facts of state law."),
    })
    .describe("Facts of law last read more than twelve months ago."),
  ai: z
    .strictObject({
      tokens: count.describe("Tokens used today."),
      dailyTokens: count.describe("The most tokens a day."),
      cost: count.nullable().describe("The cost in millionths of a US dollar; null when no prices are set."),
    })
    .nullable()
    .describe("Today's AI use in UTC; null when AI is off."),
  health: z
    .strictObject({
      failingChecks: z
        .array(z.enum(healthChecks))
        .describe("The failing checks, without the AI limit that `ai` shows."),
      failingJobs: z.array(z.string()).describe("The overdue or failing jobs."),
      open: count.describe("How many checks are not set up or use a stand-in."),
    })
    .describe("Problems of the server."),
});
/** What needs an operator now. Times are ISO 8601 in UTC. */
export type Today = Infer<typeof todaySchema>;

/** The AI's use today (UTC). */
export type AiToday = NonNullable<Today["ai"]>;

export const adminTodayContract = {
  readToday: {
    route: "GET /api/admin/today",
    summary: "Get what needs an operator's attention now.",
    access: "admin",
    output: todaySchema,
  },
} as const satisfies Declarations;
