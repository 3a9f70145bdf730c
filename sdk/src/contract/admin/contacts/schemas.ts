import { z } from "zod";
import { serviceTypes } from "../../contacts/calls.ts";
import type { Descriptions } from "../../descriptions.ts";
import { pageEndFields, pageQueryFields, searchField } from "../paging/schemas.ts";
import {
  type AnswerToSend,
  type adminContacts,
  type ContactFilter,
  type ContactList,
  type ContactSubmission,
  type ContactsToList,
  type ContactToMark,
  contactStates,
  type MarkedContact,
} from "./calls.ts";

const filterFields = {
  search: searchField,
  state: z.enum(contactStates, "The state is waiting or answered.").optional(),
  service: z.enum(serviceTypes, "Please choose one of the services we offer.").optional(),
  from: z.literal("members", "Messages are from members, or from all.").optional(),
};

export const contactFilterSchema = z.strictObject(filterFields) satisfies z.ZodType<ContactFilter>;

export const contactsToListSchema = z.strictObject({
  ...filterFields,
  ...pageQueryFields,
  dayBegan: z.iso
    .datetime({ offset: true, error: "The day must be a time such as 2026-11-22T00:00:00-05:00." })
    .optional(),
}) satisfies z.ZodType<ContactsToList>;

export const contactSubmissionSchema = z.strictObject({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  serviceType: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  isPro: z.boolean(),
  answered: z.strictObject({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
  answers: z.array(z.strictObject({ text: z.string(), at: z.iso.datetime(), by: z.string().nullable() })),
}) satisfies z.ZodType<ContactSubmission>;

export const contactListSchema = z.strictObject({
  contacts: z.array(contactSubmissionSchema),
  total: z.int().nonnegative(),
  waiting: z.int().nonnegative(),
  today: z.int().nonnegative(),
  newest: z.iso.datetime().nullable(),
  ...pageEndFields,
}) satisfies z.ZodType<ContactList>;

export const contactToMarkSchema = z.strictObject({
  id: z.int("Which message it is must be said by its number.").positive("Numbers of messages begin at 1."),
}) satisfies z.ZodType<ContactToMark>;

export const answerToSendSchema = contactToMarkSchema.extend({
  text: z
    .string("Please write an answer.")
    .trim()
    .min(1, "Please write an answer.")
    .max(10_000, "The answer can have at most 10,000 characters."),
}) satisfies z.ZodType<AnswerToSend>;

export const markedContactSchema = z.strictObject({
  contact: contactSubmissionSchema,
  isChanged: z.boolean(),
}) satisfies z.ZodType<MarkedContact>;

export const adminContactsDescriptions = {
  listContacts: {
    summary: "The messages that were sent to us, a page at a time.",
    access: "admin",
    input: contactsToListSchema,
    output: contactListSchema,
    success: 200,
  },
  exportContacts: {
    summary: "All messages that a filter finds, as a file.",
    access: "admin",
    isSensitive: true,
    input: contactFilterSchema,
    output: "csv",
    success: 200,
  },
  answerContact: {
    summary: "Mark a message as answered.",
    access: "admin",
    input: contactToMarkSchema,
    output: markedContactSchema,
    success: 200,
  },
  sendAnswer: {
    summary: "Mail an answer to the sender of a message, and keep it with the message.",
    access: "admin",
    input: answerToSendSchema,
    output: markedContactSchema,
    success: 200,
  },
  reopenContact: {
    summary: "Let an answered message wait for an answer again.",
    access: "admin",
    input: contactToMarkSchema,
    output: markedContactSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof adminContacts>;
