import { z } from "zod";
import { emailField, newPasswordField } from "../accounts/fieldSchemas.ts";
import type { Infer } from "../call.ts";

const tooShort = "Password must be at least 6 characters long.";

/** The Pro sign-up form shows these messages as toasts; its minimum length is 6 (ADR 3). */
export const subscriptionRequestSchema = z.strictObject({
  email: emailField,
  name: z
    .string("Please enter your full name.")
    .trim()
    .min(1, "Please enter your full name.")
    .max(200, "A name can have at most 200 characters.")
    .describe("First and last name in one field, 1 to 200 characters."),
  password: newPasswordField(6, tooShort)
    .optional()
    .describe("The new account's password, 6 to 200 characters. Signed-in users leave it out."),
  createAccount: z
    .literal(true, "A membership needs an account.")
    .describe("Always true: a membership needs an account."),
  acceptsRenewal: z
    .literal(true, "Please agree to the monthly renewal first.")
    .describe("Express consent to the monthly renewal. It is recorded with the sentence agreed to."),
});
export type SubscriptionRequest = Infer<typeof subscriptionRequestSchema>;

/** The Pro sign-up form: sets a password, typed twice. */
export const subscriptionFormSchema = subscriptionRequestSchema
  .omit({ createAccount: true })
  .extend({
    password: newPasswordField(6, tooShort),
    confirmPassword: z.string().min(1, { error: "Please make sure both passwords match.", abort: true }),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: "Please make sure both passwords match.",
  });

/** The Pro sign-up of a signed-in user: only the consent is required. */
export const renewalConsentSchema = subscriptionRequestSchema.pick({ acceptsRenewal: true });
