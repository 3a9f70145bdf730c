import type { NeutralSubject } from "@iep-insider/sdk/law/deadlines";
import { day, id, integer, type RowOf, references, table, text } from "./table.ts";

/** A date that an account wants a mail about, with a neutral word for it: nothing of the child or the matter. */
export interface Reminder extends RowOf<typeof reminders> {}

export const reminders = table("Reminder", "reminders", {
  id: id(),
  userId: references(integer(), "users", "RESTRICT"),
  subject: text<NeutralSubject>(40),
  day: day(),
}).with({
  indexes: { reminders_user: ["userId"], reminders_day: ["day"] },
});
