import { z } from "zod";
import { neutralSubjects } from "../../law/deadlines/neutralTitle.ts";
import { mailTokenField } from "../accounts/fieldSchemas.ts";
import { doneSchema } from "../accounts/schemas.ts";
import type { Infer } from "../call.ts";
import type { Declarations } from "../declaration.ts";
import { mostReminders } from "./limits.ts";

/** All that leaves the device: a date, and a word for it from a closed list. */
export const reminderSchema = z.strictObject({
  subject: z.enum(neutralSubjects, "This subject is not known.").describe("What the reminder calls it."),
  day: z.iso.date("This is not a day, written as YYYY-MM-DD.").describe("When it is due."),
});
export type Reminder = Infer<typeof reminderSchema>;

export const remindersToKeepSchema = z.strictObject({
  reminders: z
    .array(reminderSchema)
    .max(mostReminders, `At most ${mostReminders} reminders fit.`)
    .describe(
      "All reminders, which replace those before. Repeated ones are kept once. They may lie up to four years ahead.",
    ),
});

export const remindersSchema = z.strictObject({
  isOn: z.boolean().describe("Whether the account asked for reminders."),
  hasFeed: z.boolean().describe("Whether a calendar address works."),
  reminders: z.array(reminderSchema).describe("In the order of their days."),
});
export type Reminders = Infer<typeof remindersSchema>;

export const feedSchema = z.strictObject({
  url: z.url().describe("The calendar's address. It is shown once; a new one ends it."),
});

const reminderTokenSchema = z.strictObject({
  token: mailTokenField("This link is not complete. Please open it from the email again."),
});

export const remindersContract = {
  getReminders: {
    route: "GET /api/reminders",
    summary: "The account's reminders by email.",
    access: "user",
    output: remindersSchema,
  },
  putReminders: {
    route: "POST /api/reminders",
    summary:
      "Turn reminders on, or replace them. Days up to tomorrow (UTC) are left out: their emails have been written.",
    access: "user",
    input: remindersToKeepSchema,
    output: remindersSchema,
    errors: ["email_not_confirmed"],
  },
  deleteReminders: {
    route: "POST /api/reminders/end",
    summary: "Turn reminders off and delete them, with the calendar's address and emails that wait.",
    access: "user",
  },
  createFeed: {
    route: "POST /api/reminders/feed",
    summary: "Make a calendar address with the reminders, in place of one before.",
    access: "user",
    output: feedSchema,
    success: 201,
    errors: ["not_found"],
  },
  deleteFeed: {
    route: "POST /api/reminders/feed/end",
    summary: "End the calendar address.",
    access: "user",
  },
  unsubscribeReminders: {
    route: "POST /api/reminders/unsubscribe",
    summary: "Turn reminders off with the token that is in each of them. Repeating it is no error.",
    access: "anyone",
    input: reminderTokenSchema,
    output: doneSchema,
  },
} as const satisfies Declarations;
