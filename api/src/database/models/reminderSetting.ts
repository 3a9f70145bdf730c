import { char, date, integer, nullable, primaryKey, type RowOf, references, table, text } from "./table.ts";

/** That an account turned reminders on, and the secrets of the links. */
export interface ReminderSetting extends RowOf<typeof reminderSettings> {}

export const reminderSettings = table("ReminderSetting", "reminder_settings", {
  userId: primaryKey(references(integer(), "users", "RESTRICT")),
  turnedOnAt: date(),
  /** The token in the link of every reminder, stored as the newsletter's is. It turns reminders off and nothing else. */
  unsubscribeToken: text(64),
  /** SHA-256 of the token in the calendar's address; null without one. */
  feedTokenHash: nullable(char(64)),
}).with({
  unique: {
    reminder_settings_unsubscribe: ["unsubscribeToken"],
    reminder_settings_feed: ["feedTokenHash"],
  },
});
