import type { Database } from "../database/openDatabase.ts";
import type { Job } from "./Job.ts";

type Schedule = Pick<Job, "name" | "period">;

/** Whether no process has completed the job in the current period. */
export async function isDue(database: Database, { name, period }: Schedule, now: Date): Promise<boolean> {
  const last = await database.jobRuns.findByPk(name);
  if (!last) return true;
  const periodsAgo = Math.floor(now.getTime() / period) - Math.floor(last.ranAt.getTime() / period);
  // Another process's clock may be a little ahead. A run further in the future comes from a clock that was wrong,
  // and waiting for that moment could mean to wait for years.
  return periodsAgo > 0 || periodsAgo < -1;
}

/** Notes that the job ran to its end. */
export async function recordRun(database: Database, { name }: Schedule, began: Date): Promise<void> {
  await database.jobRuns.upsert({ job: name, ranAt: began });
}
