import { z } from "zod";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { healthChecks, healthFacts, healthStates } from "./checks.ts";

const time = z.iso.datetime();

export const serverHealthSchema = z.strictObject({
  checkedAt: time.describe("The server's time, in UTC."),
  process: z
    .strictObject({
      version: z.string().describe("The version of the server."),
      startedAt: time.describe("When it started, in UTC."),
    })
    .describe("The process that answered; others may run beside it."),
  checks: z
    .array(
      z.strictObject({
        name: z.enum(healthChecks).describe("The check."),
        state: z
          .enum(healthStates)
          .describe(
            "`stand_in`: a stand-in is used. `missing`: not set up, and something does not work without it. `failing`: set up and not working.",
          ),
        facts: z
          .array(
            z.strictObject({
              name: z.enum(healthFacts).describe("The name of the fact."),
              value: z
                .union([z.string(), z.number()])
                .nullable()
                .describe("The value; times in UTC; null when there is none or it is unknown."),
            }),
          )
          .describe("What the check found, without keys or passwords."),
        settings: z
          .array(z.string())
          .describe("The environment variables that change it; empty when nothing needs to be done."),
      }),
    )
    .describe("The checks of the settings and services."),
  jobs: z
    .array(
      z.strictObject({
        name: z.string().describe("The job."),
        state: z
          .enum(["ok", "missing", "failing"])
          .describe("`missing`: it never completed. `failing`: it is overdue."),
        lastRanAt: time.nullable().describe("When its last completed run began, in UTC; null for none."),
        nextDueAt: time.nullable().describe("When it is due next, in UTC; null when it is due now."),
      }),
    )
    .describe("The scheduled jobs."),
  mails: z
    .strictObject({
      waiting: z.int().nonnegative().describe("How many emails wait."),
      oldestDue: time
        .nullable()
        .describe("When the longest waiting email was due, in UTC; null when none is due."),
      givenUp: z.int().nonnegative().describe("How many emails were given up."),
    })
    .describe("Outgoing emails."),
});
export type ServerHealth = Infer<typeof serverHealthSchema>;

export type HealthCheck = ServerHealth["checks"][number];
export type HealthFact = HealthCheck["facts"][number];
/** A scheduled job. */
export type JobHealth = ServerHealth["jobs"][number];

export const adminHealthContract = {
  readHealth: {
    route: "GET /api/admin/health",
    summary: "Get what is set up on this server, and whether it works.",
    access: "admin",
    output: serverHealthSchema,
  },
} as const satisfies Declarations;
