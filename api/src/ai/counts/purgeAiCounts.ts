import { Op } from "sequelize";
import { daily, type Job } from "../../jobs/Job.ts";
import { removeInBatches } from "../../jobs/removeInBatches.ts";
import { monthsBefore, monthsKept } from "../../jobs/retention.ts";
import { dayOf } from "../../usage/day.ts";

/** Removes what AI answers took on days that are longer ago than we keep counts (ADR 6). */
export const purgeAiCounts: Job = {
  name: "purge AI counts",
  period: daily,
  run({ database, clock }, signal) {
    const where = { day: { [Op.lt]: dayOf(monthsBefore(clock(), monthsKept.counts)) } };
    return removeInBatches((limit) => database.aiCounts.destroy({ where, limit }), signal);
  },
};
