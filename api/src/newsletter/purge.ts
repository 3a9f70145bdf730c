import { Op } from "sequelize";
import { daily, type Job } from "../jobs/Job.ts";
import { removeInBatches } from "../jobs/removeInBatches.ts";
import { daysBefore, daysKept } from "../jobs/retention.ts";

/** Removes addresses whose newsletter request was never confirmed. */
export const purgeNewsletterRequests: Job = {
  name: "purge newsletter requests",
  period: daily,
  run({ database, clock }, signal) {
    const requestedAt = { [Op.lt]: daysBefore(clock(), daysKept.newsletterRequests) };
    const where = { subscribedAt: null, requestedAt };
    return removeInBatches((limit) => database.newsletterSubscribers.destroy({ where, limit }), signal);
  },
};
