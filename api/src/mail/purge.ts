import { Op } from "sequelize";
import { daily, type Job } from "../jobs/Job.ts";
import { removeInBatches } from "../jobs/removeInBatches.ts";
import { daysBefore, daysKept } from "../jobs/retention.ts";

/**
 * Removes the rows of mails that were sent, or given up, longer ago than we keep that they were; and drops what a mail
 * said that was given up and is of no use any more.
 */
export const purgeMails: Job = {
  name: "purge mails",
  period: daily,
  async run({ database, clock }, signal) {
    const now = clock();
    const isUseless = {
      givenUpAt: { [Op.ne]: null },
      content: { [Op.ne]: null },
      usefulUntil: { [Op.lt]: now },
    };
    await database.outgoingMails.update({ content: null }, { where: isUseless });
    const where = { createdAt: { [Op.lt]: daysBefore(now, daysKept.mails) }, nextAttemptAt: null };
    return removeInBatches((limit) => database.outgoingMails.destroy({ where, limit }), signal);
  },
};
