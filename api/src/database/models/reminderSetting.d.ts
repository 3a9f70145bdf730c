import { type RowOf } from "./table.ts";
/** That an account turned reminders on, and the secrets of the links. */
export interface ReminderSetting extends RowOf<typeof reminderSettings> {
}
export declare const reminderSettings: import("./table.ts").Table<{
    readonly userId: import("./table.ts").Column<number, false>;
    readonly turnedOnAt: import("./table.ts").Column<Date, false>;
    /** The token in the link of every reminder, stored as the newsletter's is. It turns reminders off and nothing else. */
    readonly unsubscribeToken: import("./table.ts").Column<string, false>;
    /** SHA-256 of the token in the calendar's address; null without one. */
    readonly feedTokenHash: import("./table.ts").Column<string | null, true>;
}>;
