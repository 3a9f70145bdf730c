import { Op } from "sequelize";
import { daily, type Job } from "../jobs/Job.ts";
import { removeInBatches } from "../jobs/removeInBatches.ts";
import { monthsBefore, monthsKept } from "../jobs/retention.ts";

/** Removes messages that are older than we keep them. */
export const purgeContacts: Job = {
  name: "purge contacts",
  period: daily,
  run({ database, clock }, signal) {
    const where = { createdAt: { [Op.lt]: monthsBefore(clock(), monthsKept.messages) } };
    return removeInBatches((limit) => database.contacts.destroy({ where, limit }), signal);
  },
};
