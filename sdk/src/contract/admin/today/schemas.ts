import { z } from "zod";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { healthChecks } from "../health/checks.ts";

const count = z.int().nonnegative();

export const todaySchema = z.strictObject({
  checkedAt: z.iso.datetime().describe("Now, by the server's clock."),
  messages: z.strictObject({
    waiting: count,
    oldest: z.iso
      .datetime()
      .nullable()
      .describe("When the one that waits longest came; null when none waits."),
  }),
  mails: z.strictObject({
    sendable: count.describe("Of those given up, the ones that can still be sent."),
    givenUp: count.describe("All that were given up and are still known of."),
  }),
  disputes: z.strictObject({
    recent: count.describe("Payments that have been disputed for `recentDisputeDays` at most."),
    all: count,
  }),
  siteKeysWaiting: count.describe("Organizations that asked for a site key."),
  lawToReadAgain: z
    .strictObject({ federal: count, states: count })
    .describe("Facts of law that were last read more than twelve months ago."),
  ai: z
    .strictObject({
      tokens: count,
      dailyTokens: count,
      cost: count.nullable().describe("In millionths of a US dollar; null where no prices are set."),
    })
    .nullable()
    .describe("Null: the AI is off, and our rules answer."),
  health: z.strictObject({
    failingChecks: z.array(z.enum(healthChecks)).describe("The AI's own limit apart, which `ai` tells of."),
    failingJobs: z.array(z.string()),
    open: count.describe("What is not set up, or where a stand-in serves."),
  }),
});
/** What waits for an operator now. Times are ISO 8601 in UTC. */
export type Today = Infer<typeof todaySchema>;

/** What the AI took today (UTC). */
export type AiToday = NonNullable<Today["ai"]>;

export const adminTodayContract = {
  readToday: {
    route: "GET /api/admin/today",
    summary: "What waits for an operator now.",
    access: "admin",
    output: todaySchema,
  },
} as const satisfies Declarations;
