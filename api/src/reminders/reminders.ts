import { randomBytes } from "node:crypto";
import type { Reminder, Reminders } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import { OwnEmailNotConfirmed } from "../accounts/errors.ts";
import { lockUser } from "../accounts/lockUser.ts";
import { hashOfToken } from "../accounts/mailToken.ts";
import type { User } from "../database/models/user.ts";
import type { Database } from "../database/openDatabase.ts";
import { InvalidRequest, NotFound, Unauthenticated } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { dayOf } from "../usage/day.ts";
import { feedPathOf } from "./feedPath.ts";

type ReminderServices = Pick<Services, "database" | "clock">;

const yearsAhead = 4;

export async function remindersOf(
  { database }: Pick<Services, "database">,
  userId: number,
): Promise<Reminders> {
  const setting = await database.reminderSettings.findByPk(userId);
  return {
    isOn: setting !== null,
    hasFeed: setting?.feedTokenHash != null,
    reminders: setting ? await listReminders(database, userId) : [],
  };
}

/** In the order of their days. */
export async function listReminders(database: Database, userId: number): Promise<Reminder[]> {
  const rows = await database.reminders.findAll({ where: { userId }, order: ["day", "id"] });
  return rows.map(({ subject, day }) => ({ subject, day }));
}

/**
 * Turns reminders on, or replaces them.
 * @throws {OwnEmailNotConfirmed} a mail would go to an address that may be another person's.
 * @throws {InvalidRequest} for a day more than four years ahead.
 */
export async function replaceReminders(
  services: ReminderServices,
  { id }: User,
  wanted: readonly Reminder[],
): Promise<void> {
  const { database, clock } = services;
  const now = clock();
  const last = new Date(now);
  last.setUTCFullYear(now.getUTCFullYear() + yearsAhead);
  if (wanted.some(({ day }) => day > dayOf(last)))
    throw new InvalidRequest({ reminders: "A reminder can be at most four years ahead." });
  const handled = lastMailedDay(now);
  await database.transaction(async (transaction) => {
    const user = await lockUser(database, transaction, id);
    if (!user) throw new Unauthenticated();
    if (!user.emailVerified) throw new OwnEmailNotConfirmed();
    const setting = await database.reminderSettings.findByPk(id, { transaction });
    if (!setting) {
      const unsubscribeToken = randomBytes(32).toString("base64url");
      await database.reminderSettings.create(
        { userId: id, turnedOnAt: now, unsubscribeToken },
        { transaction },
      );
    }
    await database.reminders.destroy({ where: { userId: id }, transaction });
    const ahead = wanted.filter(({ day }) => day > handled);
    const distinct = new Map(ahead.map((reminder) => [`${reminder.day} ${reminder.subject}`, reminder]));
    const rows = [...distinct.values()].map((reminder) => ({ ...reminder, userId: id }));
    await database.reminders.bulkCreate(rows, { transaction });
  });
}

/** Up to this day, reminders were mailed: the job of each day mails those of the next one. */
export function lastMailedDay(now: Date): string {
  return dayOf(new Date(now.getTime() + 24 * 60 * 60_000));
}

/** Turns reminders off and removes them, with the mails that wait. Repeating it is no error. */
export async function removeReminders(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  userId: number,
): Promise<void> {
  const where = { userId };
  await database.reminderSettings.destroy({ where, transaction });
  await database.reminders.destroy({ where, transaction });
  const waiting = { userId, kind: "deadline-reminder", sentAt: null };
  await database.outgoingMails.destroy({ where: waiting, transaction });
}

/**
 * Makes a calendar address, which replaces one before.
 * @returns its path. @throws {NotFound} while reminders are off.
 */
export async function createFeed({ database }: Pick<Services, "database">, userId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const [changed] = await database.reminderSettings.update(
    { feedTokenHash: hashOfToken(token) },
    { where: { userId } },
  );
  if (changed === 0) throw new NotFound();
  return feedPathOf(token);
}

export async function deleteFeed({ database }: Pick<Services, "database">, userId: number): Promise<void> {
  await database.reminderSettings.update({ feedTokenHash: null }, { where: { userId } });
}
