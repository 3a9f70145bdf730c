import { z } from "zod";
import type { Descriptions } from "../descriptions.ts";
import { type contacts, type SupportReceipt, type SupportRequest, serviceTypes } from "./calls.ts";

const optionalText = (longest: number, what: string) =>
  z
    .string(`${what} must be text.`)
    .trim()
    .max(longest, `${what} can have at most ${longest} characters.`)
    .transform((text) => (text === "" ? undefined : text))
    .optional();

export const supportRequestSchema = z.strictObject({
  firstName: z
    .string("First name is required.")
    .trim()
    .min(1, "First name is required.")
    .max(100, "The first name can have at most 100 characters."),
  lastName: optionalText(100, "The last name"),
  email: z
    .string("An email address is required.")
    .trim()
    .max(254, "The email address can have at most 254 characters.")
    .pipe(z.email("Please enter a valid email address.")),
  phone: optionalText(40, "The phone number"),
  serviceType: z.enum(serviceTypes, "Please choose one of the services we offer."),
  message: z
    .string("A message is required.")
    .trim()
    .min(1, "A message is required.")
    .max(10_000, "The message can have at most 10,000 characters."),
}) satisfies z.ZodType<SupportRequest>;

export const supportReceiptSchema = z.strictObject({
  success: z.literal(true),
}) satisfies z.ZodType<SupportReceipt>;

export const contactsDescriptions = {
  sendSupportRequest: {
    summary: "Send a message to the people behind the product.",
    access: "visitor",
    input: supportRequestSchema,
    output: supportReceiptSchema,
    success: 201,
  },
} as const satisfies Descriptions<typeof contacts>;
