import { Op } from "sequelize";
import { recipientOf } from "../accounts/recipientOf.ts";
import type { Reminder } from "../database/models/reminder.ts";
import { daily, type Job } from "../jobs/Job.ts";
import { removeInBatches } from "../jobs/removeInBatches.ts";
import { type QueueServices, queueMail } from "../mail/queueMail.ts";
import { unsubscribeUrl } from "../newsletter/unsubscribeUrl.ts";
import { dayOf } from "../usage/day.ts";
import { lastMailedDay } from "./reminders.ts";

/** When a day's reminders go out, in UTC: 9:00 or 10:00 in New York. We do not know the parent's time zone. */
const sendAt = "T14:00:00.000Z";

/**
 * Mails the reminders of the next day, and removes them. Those that a stopped server missed are mailed as long as their
 * day is not over.
 */
export const mailReminders: Job<QueueServices> = {
  name: "mail reminders",
  period: daily,
  run(services, signal) {
    return removeInBatches((limit) => mailSome(services, limit), signal);
  },
};

/** The mails and the removal are one transaction: no reminder is mailed twice. */
function mailSome(services: QueueServices, limit: number): Promise<number> {
  const { database, clock } = services;
  const now = clock();
  const today = dayOf(now);
  return database.transaction(async (transaction) => {
    const due = await database.reminders.findAll({
      where: { day: { [Op.lte]: lastMailedDay(now) } },
      order: ["day", "id"],
      limit,
      lock: transaction.LOCK.UPDATE,
      transaction,
    });
    const userId = [...new Set(due.map((reminder) => reminder.userId))];
    const users = await database.users.findAll({ where: { id: userId, emailVerified: true }, transaction });
    const settings = await database.reminderSettings.findAll({ where: { userId }, transaction });
    const dueAt = new Date(Math.max(now.getTime(), Date.parse(`${today}${sendAt}`)));
    for (const [day, ofDay] of Map.groupBy(due, (reminder) => reminder.day)) {
      if (day < today) continue;
      for (const user of users) {
        const setting = settings.find((one) => one.userId === user.id);
        const own = ofDay.filter((reminder) => reminder.userId === user.id);
        if (!setting || own.length === 0) continue;
        const stop = unsubscribeUrl(services.environment, setting, "reminders");
        await queueMail(
          services,
          transaction,
          recipientOf(user),
          (mails) => mails.deadlineReminder(subjectsOf(own), day, stop),
          dueAt,
        );
      }
    }
    await database.reminders.destroy({ where: { id: due.map(({ id }) => id) }, transaction });
    return due.length;
  });
}

function subjectsOf(reminders: readonly Reminder[]) {
  return reminders.map(({ subject }) => subject);
}
