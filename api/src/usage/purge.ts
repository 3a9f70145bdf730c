import { Op } from "sequelize";
import { daily, type Job } from "../jobs/Job.ts";
import { removeInBatches } from "../jobs/removeInBatches.ts";
import { monthsBefore, monthsKept } from "../jobs/retention.ts";
import { dayOf } from "./day.ts";

/** Removes counts of days that are longer ago than we keep them. */
export const purgeCounts: Job = {
  name: "purge counts",
  period: daily,
  run({ database, clock }, signal) {
    const where = { day: { [Op.lt]: dayOf(monthsBefore(clock(), monthsKept.counts)) } };
    return removeInBatches((limit) => database.usageCounts.destroy({ where, limit }), signal);
  },
};
