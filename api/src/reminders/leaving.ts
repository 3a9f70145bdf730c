import type { Services } from "../services.ts";
import { removeReminders } from "./reminders.ts";

/** The shape of the tokens. Nothing else is looked up: SQLite, for one, fails on a NUL. */
const tokenShape = /^[\w-]{43}$/;

/** Turns reminders off with the token of their mails. An unknown token is no error: they are off. */
export async function leaveReminders({ database }: Pick<Services, "database">, token: string): Promise<void> {
  if (!tokenShape.test(token)) return;
  const setting = await database.reminderSettings.findOne({ where: { unsubscribeToken: token } });
  if (!setting) return;
  await database.transaction((transaction) => removeReminders({ database }, transaction, setting.userId));
}
