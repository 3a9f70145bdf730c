import { z } from "zod";
import type { Descriptions } from "../../descriptions.ts";
import { healthChecks } from "../health/calls.ts";
import type { adminToday, Today } from "./calls.ts";

const count = z.int().nonnegative();

export const todaySchema = z.strictObject({
  checkedAt: z.iso.datetime(),
  messages: z.strictObject({ waiting: count, oldest: z.iso.datetime().nullable() }),
  mails: z.strictObject({ sendable: count, givenUp: count }),
  disputes: z.strictObject({ recent: count, all: count }),
  siteKeysWaiting: count,
  lawToReadAgain: z.strictObject({ federal: count, states: count }),
  ai: z.strictObject({ tokens: count, dailyTokens: count, cost: count.nullable() }).nullable(),
  health: z.strictObject({
    failingChecks: z.array(z.enum(healthChecks)),
    failingJobs: z.array(z.string()),
    open: count,
  }),
}) satisfies z.ZodType<Today>;

export const adminTodayDescriptions = {
  readToday: {
    summary: "What waits for an operator now.",
    access: "admin",
    input: null,
    output: todaySchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof adminToday>;
