import { Op } from "sequelize";
import { daily, type Job } from "../jobs/Job.ts";
import { removeInBatches } from "../jobs/removeInBatches.ts";
import { daysBefore, daysKept } from "../jobs/retention.ts";

/** Removes members' sign-ins on partner pages that have ended or were never answered. */
export const purgeConnections: Job = {
  name: "purge connections",
  period: daily,
  run({ database, clock }, signal) {
    const where = { endsAt: over(clock()) };
    return removeInBatches((limit) => database.siteConnections.destroy({ where, limit }), signal);
  },
};

/** Removes what a browser's key opened on a partner's page, once it has ended. The purchase itself stays. */
export const purgeKeysOnSites: Job = {
  name: "purge keys on sites",
  period: daily,
  run({ database, clock }, signal) {
    const where = { endsAt: over(clock()) };
    return removeInBatches((limit) => database.purchaseKeys.destroy({ where, limit }), signal);
  },
};

/** Removes the uses that partners paid for, once nothing opens by them. How many there were stays (`partner_months`). */
export const purgeSponsoredUses: Job = {
  name: "purge sponsored uses",
  period: daily,
  run({ database, clock }, signal) {
    const where = { endsAt: over(clock()) };
    return removeInBatches(async (limit) => {
      const rows = await database.sponsoredUses.findAll({ where, limit, attributes: ["entitlementId"] });
      const id = rows.map(({ entitlementId }) => entitlementId);
      // What it opened goes along with the right itself.
      return id.length === 0 ? 0 : database.entitlements.destroy({ where: { id } });
    }, signal);
  },
};

function over(now: Date) {
  return { [Op.lt]: daysBefore(now, daysKept.siteKeys) };
}
