import { Op } from "sequelize";
import { daily, type Job } from "../jobs/Job.ts";
import { removeInBatches } from "../jobs/removeInBatches.ts";
import { daysBefore, daysKept } from "../jobs/retention.ts";

/** Removes sessions that ran out longer ago than we keep them. Those that were ended are gone already. */
export const purgeSessions: Job = {
  name: "purge sessions",
  period: daily,
  run({ database, clock }, signal) {
    const where = { expiresAt: { [Op.lt]: daysBefore(clock(), daysKept.sessions) } };
    return removeInBatches((limit) => database.sessions.destroy({ where, limit }), signal);
  },
};

/** Empties the fields of tokens that ran out unused longer ago than we keep them. */
export const purgeMailTokens: Job = {
  name: "purge mail tokens",
  period: daily,
  async run({ database, clock }, signal) {
    const over = { [Op.lt]: daysBefore(clock(), daysKept.tokens) };
    const [verifications] = await database.users.update(
      { verificationToken: null, verificationTokenExpiry: null },
      { where: { verificationTokenExpiry: over } },
    );
    signal.throwIfAborted();
    const [resets] = await database.users.update(
      { resetToken: null, resetTokenExpiry: null },
      { where: { resetTokenExpiry: over } },
    );
    return verifications + resets;
  },
};
