import { date, primaryKey, type RowOf, table, text } from "./table.ts";

/** When a job last completed, in any process. */
export interface JobRun extends RowOf<typeof jobRuns> {}

export const jobRuns = table("JobRun", "job_runs", {
  job: primaryKey(text(60)),
  /** When that run began. */
  ranAt: date(),
});
