import { z } from "zod";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { healthChecks, healthFacts, healthStates } from "./checks.ts";

const time = z.iso.datetime();

export const serverHealthSchema = z.strictObject({
  checkedAt: time.describe("Now, by the server's clock."),
  process: z
    .strictObject({ version: z.string(), startedAt: time })
    .describe("Of the process that answers; others may serve beside it."),
  checks: z.array(
    z.strictObject({
      name: z.enum(healthChecks),
      state: z.enum(healthStates),
      facts: z.array(
        z.strictObject({
          name: z.enum(healthFacts),
          value: z
            .union([z.string(), z.number()])
            .nullable()
            .describe("A time is ISO 8601 in UTC. Null: none, or not known."),
        }),
      ),
      settings: z
        .array(z.string())
        .describe("The settings that change it; empty where nothing is to be done."),
    }),
  ),
  jobs: z.array(
    z.strictObject({
      name: z.string(),
      state: z
        .enum(["ok", "missing", "failing"])
        .describe(
          "`missing`: it has never come to its end. `failing`: it should have run by now, and has not.",
        ),
      lastRanAt: time.nullable().describe("When its last run that came to its end began; null: none has."),
      nextDueAt: time.nullable().describe("When it is due next; null where it is due now."),
    }),
  ),
  mails: z.strictObject({
    waiting: z.int().nonnegative(),
    oldestDue: time.nullable().describe("When the mail that waits longest was due; null: none is due."),
    givenUp: z.int().nonnegative(),
  }),
});
export type ServerHealth = Infer<typeof serverHealthSchema>;

export type HealthCheck = ServerHealth["checks"][number];
export type HealthFact = HealthCheck["facts"][number];
/** Something that is done by the clock. */
export type JobHealth = ServerHealth["jobs"][number];

export const adminHealthContract = {
  readHealth: {
    route: "GET /api/admin/health",
    summary: "What is set up on this server, and whether it works.",
    access: "admin",
    output: serverHealthSchema,
  },
} as const satisfies Declarations;
