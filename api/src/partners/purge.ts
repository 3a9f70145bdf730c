import { Op } from "sequelize";
import { daily, type Job } from "../jobs/Job.ts";
import { removeInBatches } from "../jobs/removeInBatches.ts";
import { daysBefore, daysKept, monthsBefore, monthsKept } from "../jobs/retention.ts";
import { dayOf } from "../usage/day.ts";
import { monthOf } from "./sponsoredUses.ts";

/** Removes what the AI cost partners on days that are longer ago than we keep them. */
export const purgePartnerSpending: Job = {
  name: "purge partners' AI spending",
  period: daily,
  run({ database, clock }, signal) {
    const where = { day: { [Op.lt]: dayOf(daysBefore(clock(), daysKept.aiSpending)) } };
    return removeInBatches((limit) => database.partnerSpending.destroy({ where, limit }), signal);
  },
};

/** Removes how many uses partners paid for in months that are longer ago than counts are kept. */
export const purgePartnerMonths: Job = {
  name: "purge partners' months",
  period: daily,
  run({ database, clock }, signal) {
    const where = { month: { [Op.lt]: monthOf(monthsBefore(clock(), monthsKept.counts)) } };
    return removeInBatches((limit) => database.partnerMonths.destroy({ where, limit }), signal);
  },
};
