import { z } from "zod";
import type { Descriptions } from "../../descriptions.ts";
import { type adminHealth, healthChecks, healthFacts, healthStates, type ServerHealth } from "./calls.ts";

const time = z.iso.datetime();

export const serverHealthSchema = z.strictObject({
  checkedAt: time,
  process: z.strictObject({ version: z.string(), startedAt: time }),
  checks: z.array(
    z.strictObject({
      name: z.enum(healthChecks),
      state: z.enum(healthStates),
      facts: z.array(
        z.strictObject({
          name: z.enum(healthFacts),
          value: z.union([z.string(), z.number()]).nullable(),
        }),
      ),
      settings: z.array(z.string()),
    }),
  ),
  jobs: z.array(
    z.strictObject({
      name: z.string(),
      state: z.enum(["ok", "missing", "failing"]),
      lastRanAt: time.nullable(),
      nextDueAt: time.nullable(),
    }),
  ),
  mails: z.strictObject({
    waiting: z.int().nonnegative(),
    oldestDue: time.nullable(),
    givenUp: z.int().nonnegative(),
  }),
}) satisfies z.ZodType<ServerHealth>;

export const adminHealthDescriptions = {
  readHealth: {
    summary: "What is set up on this server, and whether it works.",
    access: "admin",
    input: null,
    output: serverHealthSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof adminHealth>;
