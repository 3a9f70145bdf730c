import { z } from "zod";
import type { Descriptions } from "../../descriptions.ts";
import type { adminContacts, ContactList, ContactsToList } from "./calls.ts";

export const contactsToListSchema = z.strictObject({
  dayBegan: z.iso
    .datetime({ offset: true, error: "The day must be a time such as 2026-11-22T00:00:00-05:00." })
    .optional(),
}) satisfies z.ZodType<ContactsToList>;

export const contactListSchema = z.strictObject({
  contacts: z.array(
    z.strictObject({
      id: z.int(),
      firstName: z.string(),
      lastName: z.string().nullable(),
      email: z.string(),
      phone: z.string().nullable(),
      serviceType: z.string(),
      message: z.string(),
      createdAt: z.iso.datetime(),
      isPro: z.boolean(),
    }),
  ),
  total: z.int().nonnegative(),
  today: z.int().nonnegative(),
  newest: z.iso.datetime().nullable(),
}) satisfies z.ZodType<ContactList>;

export const adminContactsDescriptions = {
  listContacts: {
    summary: "The messages that were sent to us.",
    access: "admin",
    input: contactsToListSchema,
    output: contactListSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof adminContacts>;
