import { Op } from "sequelize";
import { daily, type Job } from "../jobs/Job.ts";
import { removeInBatches } from "../jobs/removeInBatches.ts";
import { monthsBefore, monthsKept } from "../jobs/retention.ts";

/** Removes what operators did longer ago than we keep it. Nothing else ever removes or changes an entry. */
export const purgeAudit: Job = {
  name: "purge audit",
  period: daily,
  run({ database, clock }, signal) {
    const where = { at: { [Op.lt]: monthsBefore(clock(), monthsKept.audit) } };
    return removeInBatches((limit) => database.auditEntries.destroy({ where, limit }), signal);
  },
};
