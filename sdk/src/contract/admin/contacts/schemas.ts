import { z } from "zod";
import type { Infer } from "../../call.ts";
import { serviceTypes } from "../../contacts/serviceTypes.ts";
import type { Declarations } from "../../declaration.ts";
import { pageEndFields, pageQueryFields, searchField } from "../paging/schemas.ts";
import { contactStates } from "./states.ts";

const filterFields = {
  search: searchField.describe(
    "The beginning of a first name, last name, full name or email address; case and accents are ignored.",
  ),
  state: z
    .enum(contactStates, "The state is waiting or answered.")
    .optional()
    .describe("Only messages that wait for an answer, or that were answered."),
  service: z
    .enum(serviceTypes, "Please choose one of the services we offer.")
    .optional()
    .describe("Only messages about this kind of service."),
  from: z
    .literal("members", "Messages are from members, or from all.")
    .optional()
    .describe("`members`: only messages from signed-in Pro members."),
};

export const contactFilterSchema = z.strictObject(filterFields);
/** An omitted filter matches all. */
export type ContactFilter = Infer<typeof contactFilterSchema>;

export const contactsToListSchema = z.strictObject({
  ...filterFields,
  ...pageQueryFields,
  dayBegan: z.iso
    .datetime({ offset: true, error: "The day must be a time such as 2026-11-22T00:00:00-05:00." })
    .optional()
    .describe(
      "When the operator's day began, ISO 8601 with an offset, at most 25 hours ago; midnight UTC by default.",
    ),
});
export type ContactsToList = Infer<typeof contactsToListSchema>;

export const contactSubmissionSchema = z.strictObject({
  id: z.int().describe("The message's number."),
  firstName: z.string().describe("The sender's first name."),
  lastName: z.string().nullable().describe("The sender's last name; null for none."),
  email: z.string().describe("The sender's email address."),
  phone: z.string().nullable().describe("The sender's phone number; null for none."),
  serviceType: z.string().describe("The kind of service, or the text that an older message has."),
  message: z.string().describe("The message."),
  createdAt: z.iso.datetime().describe("When it was sent, in UTC."),
  isPro: z.boolean().describe("Whether a Pro member sent it. Members' messages come first."),
  answered: z
    .strictObject({
      at: z.iso.datetime().describe("When, in UTC."),
      by: z.string().nullable().describe("The operator's name; null when the account was deleted."),
    })
    .nullable()
    .describe("When it was answered and by whom; null while it waits."),
  answers: z
    .array(
      z.strictObject({
        text: z.string().describe("The text of the answer."),
        at: z.iso.datetime().describe("When, in UTC."),
        by: z.string().nullable().describe("The operator's name; null when the account was deleted."),
      }),
    )
    .describe("The emailed answers, oldest first. They stay when the message is reopened."),
});
/** A message for operators. Times are ISO 8601 in UTC. */
export type ContactSubmission = Infer<typeof contactSubmissionSchema>;

export const contactListSchema = z.strictObject({
  contacts: z
    .array(contactSubmissionSchema)
    .describe(
      "Members' messages first, the newest first among both. With a search, by name, last name and address.",
    ),
  total: z.int().nonnegative().describe("How many messages there are, regardless of filters."),
  waiting: z.int().nonnegative().describe("How many of them wait for an answer."),
  today: z.int().nonnegative().describe("How many arrived since `dayBegan`."),
  newest: z.iso
    .datetime()
    .nullable()
    .describe("When the newest message was sent, in UTC; null when there is none."),
  ...pageEndFields,
});
export type ContactList = Infer<typeof contactListSchema>;

export const contactToMarkSchema = z.strictObject({
  id: z
    .int("Which message it is must be said by its number.")
    .positive("Numbers of messages begin at 1.")
    .describe("The message's number."),
});

export const answerToSendSchema = contactToMarkSchema.extend({
  text: z
    .string("Please write an answer.")
    .trim()
    .min(1, "Please write an answer.")
    .max(10_000, "The answer can have at most 10,000 characters.")
    .describe("The text of the answer."),
});
export type AnswerToSend = Infer<typeof answerToSendSchema>;

export const markedContactSchema = z.strictObject({
  contact: contactSubmissionSchema.describe("The message now."),
  isChanged: z.boolean().describe("False when nothing changed because another operator was faster."),
});
export type MarkedContact = Infer<typeof markedContactSchema>;

/** An answer as it was mailed to the sender. */
export type SentAnswer = ContactSubmission["answers"][number];
export type ContactAnswer = NonNullable<ContactSubmission["answered"]>;

export const adminContactsContract = {
  listContacts: {
    route: "GET /api/admin/contacts",
    summary: "List the messages sent to us.",
    access: "admin",
    input: contactsToListSchema,
    output: contactListSchema,
  },
  exportContacts: {
    route: "GET /api/admin/contacts.csv",
    summary: "Export the messages that match a filter.",
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
    summary:
      "Email an answer to the sender and keep it with the message. An answered message gets no second email.",
    access: "admin",
    input: answerToSendSchema,
    output: markedContactSchema,
    errors: ["not_found"],
  },
  reopenContact: {
    route: "POST /api/admin/contact-reopened",
    summary: "Reopen an answered message.",
    access: "admin",
    input: contactToMarkSchema,
    output: markedContactSchema,
    errors: ["not_found"],
  },
} as const satisfies Declarations;
