import { dayInWords } from "@iep-insider/sdk/law";
import { type NeutralSubject, neutralTitle } from "@iep-insider/sdk/law/deadlines";
import type { Mail } from "../Mail.ts";
import { greeting } from "./greeting.ts";

/**
 * One mail for all reminders of a day. It names no child and no matter: others may read it.
 * @param day `YYYY-MM-DD`. @param unsubscribeUrl turns reminders off.
 */
export function deadlineReminder(
  subjects: readonly NeutralSubject[],
  day: string,
  unsubscribeUrl: string,
): Mail {
  const titles = [...new Set(subjects.map(neutralTitle))];
  return {
    kind: "deadline-reminder",
    purpose: "reminder",
    subject: `Reminder for ${dayInWords(day)}`,
    title: `For ${dayInWords(day)}`,
    usefulUntil: new Date(`${day}T23:59:59.000Z`),
    unsubscribeUrl,
    body: [
      greeting,
      "You asked us to remind you of this date:",
      { lines: titles.join("\n") },
      "Your case says why, and what to do. It is on the device where you keep it; we do not have it.",
    ],
  };
}
