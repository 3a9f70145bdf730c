import { Op } from "sequelize";
import type { Database } from "../database/openDatabase.ts";
import { daily, type Job } from "../jobs/Job.ts";
import { removeInBatches } from "../jobs/removeInBatches.ts";
import { monthsBefore, monthsKept } from "../jobs/retention.ts";
import { changeTotals } from "../totals/totals.ts";

/** Removes messages that are older than we keep them. */
export const purgeContacts: Job = {
  name: "purge contacts",
  period: daily,
  run({ database, clock }, signal) {
    const oldest = monthsBefore(clock(), monthsKept.messages);
    return removeInBatches((limit) => removeOlder(database, oldest, limit), signal);
  },
};

/** The rows are locked before they are counted: an operator may be answering one of them. */
function removeOlder(database: Database, oldest: Date, limit: number): Promise<number> {
  return database.transaction(async (transaction) => {
    const old = await database.contacts.findAll({
      attributes: ["id", "isAnswered"],
      where: { createdAt: { [Op.lt]: oldest } },
      order: ["createdAt", "id"],
      limit,
      lock: transaction.LOCK.UPDATE,
      transaction,
    });
    const removed = await database.contacts.destroy({ where: { id: old.map(({ id }) => id) }, transaction });
    const unanswered = old.filter(({ isAnswered }) => !isAnswered).length;
    await changeTotals(database, transaction, { contacts: -removed, "contacts unanswered": -unanswered });
    return removed;
  });
}
