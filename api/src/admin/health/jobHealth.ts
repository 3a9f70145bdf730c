import type { JobHealth } from "@iep-insider/sdk/contract";
import type { Job } from "../../jobs/Job.ts";
import { turnEvery } from "../../jobs/runner.ts";

/** Runs begin with the first turn after their time, and some take minutes. */
const grace = 10 * turnEvery;

/** @param ranAt when its last run that came to its end began; null: none has. */
export function jobHealth(
  { name, period }: Pick<Job, "name" | "period">,
  ranAt: Date | null,
  now: Date,
): JobHealth {
  if (ranAt === null) return { name, state: "missing", lastRanAt: null, nextDueAt: null };
  // Periods begin at full ones since 1970 (`jobs/schedule.ts`).
  const due = (Math.floor(ranAt.getTime() / period) + 1) * period;
  return {
    name,
    state: now.getTime() > due + grace ? "failing" : "ok",
    lastRanAt: ranAt.toISOString(),
    nextDueAt: due > now.getTime() ? new Date(due).toISOString() : null,
  };
}
