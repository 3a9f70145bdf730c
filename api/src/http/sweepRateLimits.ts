import { Op } from "sequelize";
import type { Job } from "../jobs/Job.ts";
import { removeInBatches } from "../jobs/removeInBatches.ts";

/** A request that came in the last moment of a window may still be counting in it. */
export const grace = 60_000;

/**
 * Removes windows that have ended, and with them the hashed addresses. The privacy page says that they are dropped
 * within two hours: an hour for the longest window, and the rest is for the grace, this period and a turn that failed.
 */
export const sweepRateLimits: Job = {
  name: "sweep rate limits",
  period: 10 * 60_000,
  run({ database, clock }, signal) {
    const where = { windowEnd: { [Op.lt]: new Date(clock().getTime() - grace) } };
    return removeInBatches((limit) => database.rateLimits.destroy({ where, limit }), signal);
  },
};
