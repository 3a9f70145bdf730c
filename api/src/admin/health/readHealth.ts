import type { JobHealth, MailFailure, ServerHealth } from "@iep-insider/sdk/contract";
import { Op } from "sequelize";
import packageFile from "../../../package.json" with { type: "json" };
import { pendingMigrations } from "../../database/migrate.ts";
import type { Database } from "../../database/openDatabase.ts";
import { schemaSteps } from "../../database/schemaSteps.ts";
import { readReleaseState } from "../../files/releases/release.ts";
import { jobs } from "../../jobs/index.ts";
import type { Job } from "../../jobs/Job.ts";
import { turnEvery } from "../../jobs/runner.ts";
import { readSharedState } from "../../metrics/readSharedState.ts";
import type { Services } from "../../services.ts";
import { checksOf } from "./checksOf.ts";

/**
 * The state of the server's settings and services.
 * @throws what the database throws: without it, no operator could be signed in either.
 */
export async function readHealth(services: Services): Promise<ServerHealth> {
  const { database, clock, environment } = services;
  const now = clock();
  const [shared, serverVersion, pending, mailsHeldUp, release] = await Promise.all([
    readSharedState(services),
    database.sequelize.databaseVersion(),
    pendingMigrations(database),
    countHeldUp(database),
    readReleaseState(environment),
  ]);
  const ranAt = new Map(shared.jobRuns.map((run) => [run.job, run.ranAt]));
  return {
    checkedAt: now.toISOString(),
    process: {
      version: packageFile.version,
      startedAt: new Date(performance.timeOrigin).toISOString(),
    },
    checks: checksOf(environment, {
      now,
      shared,
      serverVersion,
      mailsHeldUp,
      migrations: { all: schemaSteps.length, pending: pending.length },
      release,
    }),
    jobs: jobs.map((job) => jobHealth(job, ranAt.get(job.name) ?? null, now)),
    mails: {
      waiting: shared.waiting,
      oldestDue: shared.oldestDue?.toISOString() ?? null,
      givenUp: shared.givenUp,
    },
  };
}

/** How many mails wait because of the mail server or its settings, not because of their own address or content. */
function countHeldUp({ outgoingMails }: Database): Promise<number> {
  const failure: MailFailure[] = ["no_connection", "timeout", "encryption", "sign_in"];
  return outgoingMails.count({ where: { nextAttemptAt: { [Op.ne]: null }, failure } });
}

/** Runs start with the first turn after they are due, and some take minutes. */
const grace = 10 * turnEvery;

/** @param ranAt when its last completed run started; null: never. */
export function jobHealth(
  { name, period }: Pick<Job, "name" | "period">,
  ranAt: Date | null,
  now: Date,
): JobHealth {
  if (ranAt === null) return { name, state: "missing", lastRanAt: null, nextDueAt: null };
  // Periods begin at full ones since 1970 (`isDue` in `jobs/runner.ts`).
  const due = (Math.floor(ranAt.getTime() / period) + 1) * period;
  return {
    name,
    state: now.getTime() > due + grace ? "failing" : "ok",
    lastRanAt: ranAt.toISOString(),
    nextDueAt: due > now.getTime() ? new Date(due).toISOString() : null,
  };
}
