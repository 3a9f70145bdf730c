import { Op } from "sequelize";
import { daily, type Job } from "../jobs/Job.ts";
import { removeInBatches } from "../jobs/removeInBatches.ts";
import { daysBefore, daysKept } from "../jobs/retention.ts";

/** Removes unpaid sign-ups, which hold an address and a password hash. `reconcile` has checked them by then. */
export const purgeSignups: Job = {
  name: "purge sign-ups",
  period: daily,
  async run({ database, clock }, signal) {
    const over = { [Op.lt]: daysBefore(clock(), daysKept.signups) };
    const where = { createdAt: over, status: ["pending", "failed"], stripeSubscriptionId: null };
    const removed = await removeInBatches(
      (limit) => database.subscriptionSignups.destroy({ where, limit }),
      signal,
    );
    // A subscription that waits for its owner stays; they set a password by mail.
    const [emptied] = await database.subscriptionSignups.update(
      { password: null },
      { where: { createdAt: over, password: { [Op.ne]: null } } },
    );
    return removed + emptied;
  },
};

/** Removes the ids of events: the provider sends none again that is so old. */
export const purgeWebhookEvents: Job = {
  name: "purge webhook events",
  period: daily,
  run({ database, clock }, signal) {
    const where = { createdAt: { [Op.lt]: daysBefore(clock(), daysKept.webhookEvents) } };
    return removeInBatches((limit) => database.webhookEvents.destroy({ where, limit }), signal);
  },
};
