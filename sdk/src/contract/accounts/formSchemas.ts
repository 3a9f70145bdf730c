import { z } from "zod";
import type { Infer } from "../call.ts";
import { emailField, knownPassword, mailTokenField, nameField, newPassword } from "./fieldSchemas.ts";

// Requests typed into a form: the screens and the server validate them with the same schema.

export const loginSchema = z.strictObject({
  email: emailField,
  password: knownPassword("Password is required"),
});
export type Login = Infer<typeof loginSchema>;

export const registrationSchema = z.strictObject({
  email: emailField,
  password: newPassword,
  firstName: nameField("First name is required").describe("First name, 1 to 100 characters."),
  lastName: nameField("Last name is required").describe("Last name, 1 to 100 characters."),
});
export type Registration = Infer<typeof registrationSchema>;

export const passwordChangeSchema = z.strictObject({
  currentPassword: knownPassword("Current password is required"),
  newPassword,
});
export type PasswordChange = Infer<typeof passwordChangeSchema>;

/** The security tab's form: the change, and the new password again. */
export const passwordChangeFormSchema = passwordChangeSchema
  .extend({ confirmPassword: z.string().min(1, { error: "Please confirm your password", abort: true }) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    error: "Passwords don't match",
  });

export const emailOnlySchema = z.strictObject({ email: emailField });
export type EmailOnly = Infer<typeof emailOnlySchema>;

export const passwordResetSchema = z.strictObject({
  token: mailTokenField(
    "Reset token is required",
    "This link is not complete. Please open it from the email again.",
  ),
  newPassword,
});
export type PasswordReset = Infer<typeof passwordResetSchema>;

export const accountDeletionSchema = z.strictObject({ password: knownPassword("Password is required") });
export type AccountDeletion = Infer<typeof accountDeletionSchema>;
