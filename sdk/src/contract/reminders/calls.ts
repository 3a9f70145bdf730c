// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../declaration.ts";
import type { remindersContract } from "./schemas.ts";

export const reminders: CallsOf<typeof remindersContract> = {
  getReminders: { method: "GET", path: "/api/reminders" },
  putReminders: { method: "POST", path: "/api/reminders" },
  deleteReminders: { method: "POST", path: "/api/reminders/end" },
  createFeed: { method: "POST", path: "/api/reminders/feed" },
  deleteFeed: { method: "POST", path: "/api/reminders/feed/end" },
  unsubscribeReminders: { method: "POST", path: "/api/reminders/unsubscribe" },
};
