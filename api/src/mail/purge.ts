import { Op } from "sequelize";
import { daily, type Job } from "../jobs/Job.ts";
import { removeInBatches } from "../jobs/removeInBatches.ts";
import { daysBefore, daysKept } from "../jobs/retention.ts";

/** Removes the rows of mails that were sent, or given up, longer ago than we keep that they were. */
export const purgeMails: Job = {
  name: "purge mails",
  period: daily,
  run({ database, clock }, signal) {
    const createdAt = { [Op.lt]: daysBefore(clock(), daysKept.mails) };
    const where = { createdAt, nextAttemptAt: null };
    return removeInBatches((limit) => database.outgoingMails.destroy({ where, limit }), signal);
  },
};
