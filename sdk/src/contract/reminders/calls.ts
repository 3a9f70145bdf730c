// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../declaration.ts";
import type { remindersContract } from "./schemas.ts";

export const reminders: CallsOf<typeof remindersContract> = {
  getReminders: { method: "GET", path: "/api/reminders" },
  putReminders: { method: "PUT", path: "/api/reminders" },
  deleteReminders: { method: "DELETE", path: "/api/reminders" },
  createFeed: { method: "POST", path: "/api/reminders/feed" },
  deleteFeed: { method: "DELETE", path: "/api/reminders/feed" },
  unsubscribeReminders: { method: "POST", path: "/api/reminders/unsubscribe" },
};
