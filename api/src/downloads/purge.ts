import { Op } from "sequelize";
import { daily, type Job } from "../jobs/Job.ts";
import { removeInBatches } from "../jobs/removeInBatches.ts";
import { monthsBefore, monthsKept } from "../jobs/retention.ts";

/** Removes downloads that are older than we keep them. */
export const purgeDownloads: Job = {
  name: "purge downloads",
  period: daily,
  run({ database, clock }, signal) {
    const where = { downloadedAt: { [Op.lt]: monthsBefore(clock(), monthsKept.downloads) } };
    return removeInBatches((limit) => database.resourceDownloads.destroy({ where, limit }), signal);
  },
};
