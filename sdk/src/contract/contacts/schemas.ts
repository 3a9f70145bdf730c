import { z } from "zod";
import type { Infer } from "../call.ts";
import type { Declarations } from "../declaration.ts";
import { serviceTypes } from "./serviceTypes.ts";

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
    .max(100, "The first name can have at most 100 characters.")
    .describe("First name, 1 to 100 characters."),
  lastName: optionalText(100, "The last name").describe("Last name, at most 100 characters."),
  email: z
    .string("An email address is required.")
    .trim()
    .max(254, "The email address can have at most 254 characters.")
    .pipe(z.email("Please enter a valid email address."))
    .describe("Where we send the answer; at most 254 characters."),
  phone: optionalText(40, "The phone number").describe(
    "Phone number as the sender writes it, at most 40 characters.",
  ),
  serviceType: z
    .enum(serviceTypes, "Please choose one of the services we offer.")
    .describe("What the message is about; `customer_support` for help with the product."),
  message: z
    .string("A message is required.")
    .trim()
    .min(1, "A message is required.")
    .max(10_000, "The message can have at most 10,000 characters.")
    .describe("The message, 1 to 10,000 characters."),
});
/** A message to support. Text is trimmed before validation. */
export type SupportRequest = Infer<typeof supportRequestSchema>;

export const supportReceiptSchema = z.strictObject({
  success: z.literal(true).describe("Always true: the message was stored."),
});
export type SupportReceipt = Infer<typeof supportReceiptSchema>;

export const contactsContract = {
  sendSupportRequest: {
    route: "POST /api/support",
    summary: "Send a message to the operator and a copy to its sender.",
    access: "visitor",
    input: supportRequestSchema,
    output: supportReceiptSchema,
    success: 201,
  },
} as const satisfies Declarations;
