import { unlessLocked } from "../database/lock.ts";
import type { Database } from "../database/openDatabase.ts";
import type { JobRunReport } from "../metrics/Metrics.ts";
import type { Services } from "../services.ts";
import type { Job } from "./Job.ts";

/** How often due jobs are looked up. Failed jobs are retried then. */
export const turnEvery = 60_000;

/** A run that takes longer than this hangs, or has so much to do that the next turn may go on with it. */
const longestRun = 30 * 60_000;

/** How long running jobs get to leave off once the process was told to stop. */
const deadline = 10_000;

/** Runs jobs by the clock. Of any number of runners on one database, one runs a job, once per period. */
export interface JobRunner {
  /** Takes a turn now, and one every few minutes. */
  start(): void;
  /** Runs the jobs that are due and not running elsewhere. Never rejects: failures are logged. */
  turn(): Promise<void>;
  /**
   * Begins nothing new, asks running jobs to leave off, and waits for them until the deadline.
   * @returns whether all of them left off.
   */
  stop(): Promise<boolean>;
}

/** @param times what a test wants shorter, in milliseconds. */
export function createJobRunner(
  services: Services,
  jobs: readonly Job<Services>[],
  times: { readonly longestRun?: number; readonly deadline?: number } = {},
): JobRunner {
  const stopping = new AbortController();
  const running = new Map<Job<Services>, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  async function turn(): Promise<void> {
    if (stopping.signal.aborted) return;
    // Side by side, so that a slow job holds up no other; and one that still runs is not begun again.
    for (const job of jobs.filter((each) => !running.has(each))) {
      const attempt = attemptJob(services, job, stopping.signal, times.longestRun ?? longestRun);
      running.set(
        job,
        attempt.finally(() => running.delete(job)),
      );
    }
    await Promise.all(running.values());
  }

  return {
    start() {
      void turn();
      timer = setInterval(turn, turnEvery);
      // It alone should not keep the process alive.
      timer.unref();
    },
    turn,
    stop() {
      clearInterval(timer);
      stopping.abort(new Error("The process stops."));
      return endsWithin(times.deadline ?? deadline, Promise.all(running.values()));
    },
  };
}

async function attemptJob(
  services: Services,
  job: Job<Services>,
  stopping: AbortSignal,
  limit: number,
): Promise<void> {
  const { database, clock, logger } = services;
  try {
    // Asked first without the lock: nearly always there is nothing to do.
    if (!(await isDue(database, job, clock()))) return;
    await unlessLocked(database, `job ${job.name}`, async (lost) => {
      // Between the question and the lock, another process may have run it.
      if (await isDue(database, job, clock())) await runJob(services, job, { stopping, lost, limit });
    });
  } catch (error) {
    if (stopping.aborted && error === stopping.reason)
      logger.info({ job: job.name }, "job interrupted: the next process goes on");
    else logger.error({ job: job.name, err: error }, "job failed: tried again at the next turn");
  }
}

async function runJob(
  services: Services,
  job: Job<Services>,
  { stopping, lost, limit }: { stopping: AbortSignal; lost: AbortSignal; limit: number },
): Promise<void> {
  const { database, clock, logger, metrics } = services;
  stopping.throwIfAborted();
  const began = clock();
  const beganAt = performance.now();
  const tell = (result: JobRunReport["result"]) =>
    metrics.jobRan({ job: job.name, result, milliseconds: performance.now() - beganAt });
  const givenUp = AbortSignal.any([lost, AbortSignal.timeout(limit)]);
  const work = job.run(services, AbortSignal.any([stopping, givenUp]));
  // A job that heeds no signal is left to itself, so that it cannot hold the lock for ever.
  const rows = await Promise.race([work, rejection(givenUp)]).catch((error: unknown) => {
    tell(stopping.aborted && error === stopping.reason ? "interrupted" : "failed");
    throw error;
  });
  await recordRun(database, job, began);
  tell("done");
  // Some jobs run every minute and mostly find nothing: the log should not consist of that.
  const level = rows > 0 ? "info" : "debug";
  logger[level]({ job: job.name, rows, milliseconds: Math.round(performance.now() - beganAt) }, "job done");
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

async function endsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const ended = await Promise.race([work.then(() => true), tooLate]);
  clearTimeout(timer);
  return ended;
}

type Schedule = Pick<Job, "name" | "period">;

/** Whether no process has completed the job in the current period. */
async function isDue(database: Database, { name, period }: Schedule, now: Date): Promise<boolean> {
  const last = await database.jobRuns.findByPk(name);
  if (!last) return true;
  const periodsAgo = Math.floor(now.getTime() / period) - Math.floor(last.ranAt.getTime() / period);
  // Another process's clock may be a little ahead. A run further in the future comes from a clock that was wrong,
  // and waiting for that moment could mean to wait for years.
  return periodsAgo > 0 || periodsAgo < -1;
}

/** Notes that the job ran to its end. */
async function recordRun(database: Database, { name }: Schedule, began: Date): Promise<void> {
  await database.jobRuns.upsert({ job: name, ranAt: began });
}
