import { z } from "zod";
import type { Infer } from "../../call.ts";
import { serviceTypes } from "../../contacts/serviceTypes.ts";
import type { Declarations } from "../../declaration.ts";
import { pageEndFields, pageQueryFields, searchField } from "../paging/schemas.ts";
import { contactStates } from "./states.ts";

const filterFields = {
  search: searchField.describe(
    "How a first, a last or a whole name or an address begins, without regard to case and accents.",
  ),
  state: z.enum(contactStates, "The state is waiting or answered.").optional(),
  service: z.enum(serviceTypes, "Please choose one of the services we offer.").optional(),
  from: z
    .literal("members", "Messages are from members, or from all.")
    .optional()
    .describe("`members`: of those who were signed in as Pro members when they wrote."),
};

export const contactFilterSchema = z.strictObject(filterFields);
/** Which messages. What is left out narrows nothing. */
export type ContactFilter = Infer<typeof contactFilterSchema>;

export const contactsToListSchema = z.strictObject({
  ...filterFields,
  ...pageQueryFields,
  dayBegan: z.iso
    .datetime({ offset: true, error: "The day must be a time such as 2026-11-22T00:00:00-05:00." })
    .optional()
    .describe(
      "When the operator's day began, ISO 8601 with an offset; without it, the day in UTC. No day is longer than 25 hours, so an earlier beginning counts as that.",
    ),
});
export type ContactsToList = Infer<typeof contactsToListSchema>;

export const contactSubmissionSchema = z.strictObject({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  serviceType: z.string().describe("A known kind, or whatever an older row holds."),
  message: z.string(),
  createdAt: z.iso.datetime(),
  isPro: z.boolean().describe("Whether a member sent it: members' messages come first (ADR 11)."),
  answered: z
    .strictObject({
      at: z.iso.datetime(),
      by: z
        .string()
        .nullable()
        .describe("The name of the operator who said so; null when that account is gone."),
    })
    .nullable()
    .describe("Null while it waits for an answer."),
  answers: z
    .array(
      z.strictObject({
        text: z.string(),
        at: z.iso.datetime(),
        by: z
          .string()
          .nullable()
          .describe("The name of the operator who wrote it; null when that account is gone."),
      }),
    )
    .describe(
      "The answers that were sent from here, the first one first. They stay when the message is reopened.",
    ),
});
/** A message as an operator reads it. Times are ISO 8601 in UTC. */
export type ContactSubmission = Infer<typeof contactSubmissionSchema>;

export const contactListSchema = z.strictObject({
  contacts: z
    .array(contactSubmissionSchema)
    .describe(
      "Members first, and the newest first among both. With a search, in the order of what was found: by name, then by last name, then by address.",
    ),
  total: z.int().nonnegative().describe("All there are, whatever is filtered for."),
  waiting: z.int().nonnegative().describe("Of all, those that wait for an answer."),
  today: z.int().nonnegative().describe("Those since `dayBegan`."),
  newest: z.iso
    .datetime()
    .nullable()
    .describe("When the newest of all was sent, ISO 8601 in UTC; null when there is none."),
  ...pageEndFields,
});
export type ContactList = Infer<typeof contactListSchema>;

export const contactToMarkSchema = z.strictObject({
  id: z.int("Which message it is must be said by its number.").positive("Numbers of messages begin at 1."),
});
export type ContactToMark = Infer<typeof contactToMarkSchema>;

export const answerToSendSchema = contactToMarkSchema.extend({
  text: z
    .string("Please write an answer.")
    .trim()
    .min(1, "Please write an answer.")
    .max(10_000, "The answer can have at most 10,000 characters."),
});
/** An answer to mail to the sender of a message. */
export type AnswerToSend = Infer<typeof answerToSendSchema>;

export const markedContactSchema = z.strictObject({
  contact: contactSubmissionSchema,
  isChanged: z.boolean().describe("False when it was so already, as when another operator was quicker."),
});
export type MarkedContact = Infer<typeof markedContactSchema>;

/** An answer as it was mailed to the sender. */
export type SentAnswer = ContactSubmission["answers"][number];
/** That a message was answered. */
export type ContactAnswer = NonNullable<ContactSubmission["answered"]>;

export const adminContactsContract = {
  listContacts: {
    route: "GET /api/admin/contacts",
    summary: "The messages that were sent to us, a page at a time.",
    access: "admin",
    input: contactsToListSchema,
    output: contactListSchema,
  },
  exportContacts: {
    route: "GET /api/admin/contacts.csv",
    summary: "All messages that a filter finds, as a file.",
    access: "admin",
    isSensitive: true,
    input: contactFilterSchema,
    output: "csv",
  },
  answerContact: {
    route: "POST /api/admin/contact-answered",
    summary: "Mark a message as answered.",
    access: "admin",
    input: contactToMarkSchema,
    output: markedContactSchema,
    errors: ["not_found"],
  },
  sendAnswer: {
    route: "POST /api/admin/contact-answer",
    summary: "Mail an answer to the sender of a message, and keep it with the message.",
    access: "admin",
    input: answerToSendSchema,
    output: markedContactSchema,
    errors: ["not_found"],
  },
  reopenContact: {
    route: "POST /api/admin/contact-reopened",
    summary: "Let an answered message wait for an answer again.",
    access: "admin",
    input: contactToMarkSchema,
    output: markedContactSchema,
    errors: ["not_found"],
  },
} as const satisfies Declarations;
