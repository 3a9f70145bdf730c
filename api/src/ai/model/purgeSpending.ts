import { Op } from "sequelize";
import { daily, type Job } from "../../jobs/Job.ts";
import { removeInBatches } from "../../jobs/removeInBatches.ts";
import { daysBefore, daysKept } from "../../jobs/retention.ts";
import { dayOf } from "../../usage/day.ts";

/** Removes the tokens of days that are longer ago than we keep them. */
export const purgeSpending: Job = {
  name: "purge AI spending",
  period: daily,
  run({ database, clock }, signal) {
    const where = { day: { [Op.lt]: dayOf(daysBefore(clock(), daysKept.aiSpending)) } };
    return removeInBatches((limit) => database.aiSpending.destroy({ where, limit }), signal);
  },
};
