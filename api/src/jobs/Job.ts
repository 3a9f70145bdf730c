import type { Services } from "../services.ts";

/** What most jobs need from outside. */
export type JobServices = Pick<Services, "database" | "clock">;

/** A job's period: every day at midnight (UTC), or as soon after it as a process runs. */
export const daily = 24 * 60 * 60_000;

/** Something that is done by the clock, once per period on one database, whichever process does it. */
export interface Job<Needs = JobServices> {
  /** Unique, up to 60 characters; used in the log and in the database. */
  readonly name: string;
  /** In milliseconds. Periods begin at full ones since 1970 (UTC): an hour's at full hours, a day's at midnight. */
  readonly period: number;
  /**
   * Runs the job. Running it again must do no harm: a process can die in the middle, and another starts over.
   * @param signal aborted when the process stops or another process may have taken over: stop soon, by throwing the
   * signal's reason.
   * @returns how many rows it dealt with.
   */
  run(services: Needs, signal: AbortSignal): Promise<number>;
}
