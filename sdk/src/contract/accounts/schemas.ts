import { z } from "zod";
import type { Descriptions } from "../descriptions.ts";
import {
  type Account,
  type AccountDeletion,
  type AccountExport,
  type ActiveSessions,
  type accounts,
  type Done,
  type EmailOnly,
  type EmailVerification,
  type Login,
  type PasswordChange,
  type PasswordReset,
  type Registration,
  roles,
  type SessionToEnd,
  type SignedIn,
  subscriptionStatuses,
} from "./calls.ts";
import { isCommonPassword } from "./commonPasswords.ts";

// The sentences are those of the specification, where it has one. The screens check by these very schemas.

/** A typed e-mail address; used by the other areas too. */
export const emailField = z
  .string("Invalid email address")
  .trim()
  .max(254, "The email address can have at most 254 characters.")
  .pipe(z.email("Invalid email address"));

/** A person's name. @param missing what is said where there is none. */
export const nameField = (missing: string) =>
  z.string(missing).trim().min(1, missing).max(100, "A name can have at most 100 characters.");

const tooLong = "A password can have at most 200 characters.";

/** A password that is being set (ADR 3). */
export const newPasswordField = (shortest: number, tooShort: string) =>
  z
    .string(tooShort)
    .min(shortest, tooShort)
    .max(200, tooLong)
    .refine((password) => !isCommonPassword(password), {
      error:
        "This password is one of the first that others would try. Three or four words that do not belong together make a good one.",
    });

const newPassword = newPasswordField(8, "Password must be at least 8 characters");

/** An existing password: it only has to be present. */
const knownPassword = (missing: string) => z.string(missing).min(1, missing).max(200, tooLong);

const mailToken = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(200, "This link is not complete. Please open it from the email again.");

export const loginSchema = z.strictObject({
  email: emailField,
  password: knownPassword("Password is required"),
}) satisfies z.ZodType<Login>;

export const registrationSchema = z.strictObject({
  email: emailField,
  password: newPassword,
  firstName: nameField("First name is required"),
  lastName: nameField("Last name is required"),
}) satisfies z.ZodType<Registration>;

export const passwordChangeSchema = z.strictObject({
  currentPassword: knownPassword("Current password is required"),
  newPassword,
}) satisfies z.ZodType<PasswordChange>;

/** The form of the security tab: the change, and the new password once more. */
export const passwordChangeFormSchema = passwordChangeSchema
  .extend({ confirmPassword: z.string().min(1, { error: "Please confirm your password", abort: true }) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    error: "Passwords don't match",
  });

export const emailOnlySchema = z.strictObject({ email: emailField }) satisfies z.ZodType<EmailOnly>;

export const passwordResetSchema = z.strictObject({
  token: mailToken("Reset token is required"),
  newPassword,
}) satisfies z.ZodType<PasswordReset>;

export const emailVerificationSchema = z.strictObject({
  token: mailToken("Verification token is required"),
}) satisfies z.ZodType<EmailVerification>;

export const sessionToEndSchema = z.strictObject({
  id: z.string("The session is required.").min(1, "The session is required.").max(64, "This is no session."),
}) satisfies z.ZodType<SessionToEnd>;

export const accountDeletionSchema = z.strictObject({
  password: knownPassword("Password is required"),
}) satisfies z.ZodType<AccountDeletion>;

export const accountSchema = z.strictObject({
  id: z.number().int(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  emailVerified: z.boolean(),
  role: z.enum(roles),
  subscriptionStatus: z.enum(subscriptionStatuses),
  subscriptionEndDate: z.iso.datetime().nullable(),
  hasAllTools: z.boolean(),
  managesSite: z.boolean(),
}) satisfies z.ZodType<Account>;

export const signedInSchema = z.strictObject({
  token: z.string(),
  user: accountSchema,
}) satisfies z.ZodType<SignedIn>;

export const doneSchema = z.strictObject({ success: z.literal(true) }) satisfies z.ZodType<Done>;

const activeSessionSchema = z.strictObject({
  id: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  device: z.string().nullable(),
  isCurrent: z.boolean(),
});

export const activeSessionsSchema = z.strictObject({
  sessions: z.array(activeSessionSchema),
}) satisfies z.ZodType<ActiveSessions>;

export const accountExportSchema = z.strictObject({
  exportedAt: z.iso.datetime(),
  account: accountSchema,
  sessions: z.array(activeSessionSchema),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
}) satisfies z.ZodType<AccountExport>;

export const accountsDescriptions = {
  getUser: {
    summary: "Who is signed in.",
    access: "user",
    input: null,
    output: accountSchema,
    success: 200,
  },
  login: {
    summary: "Sign in with an e-mail address and a password.",
    access: "anyone",
    input: loginSchema,
    output: signedInSchema,
    success: 200,
  },
  register: {
    summary: "Make an account, sign in, and have a link sent that confirms the address.",
    access: "anyone",
    input: registrationSchema,
    output: signedInSchema,
    success: 201,
  },
  logout: {
    summary: "End the session that asks.",
    access: "user",
    input: null,
    output: null,
    success: 204,
  },
  changePassword: {
    summary: "Set a new password. All other sessions end.",
    access: "user",
    input: passwordChangeSchema,
    output: doneSchema,
    success: 200,
  },
  forgotPassword: {
    summary: "Have a link sent that sets a new password. The answer is the same without an account.",
    access: "anyone",
    input: emailOnlySchema,
    output: doneSchema,
    success: 200,
  },
  resetPassword: {
    summary: "Set a new password with the token of that link. All sessions end.",
    access: "anyone",
    input: passwordResetSchema,
    output: doneSchema,
    success: 200,
  },
  verifyEmail: {
    summary: "Confirm one's own address with the token of the link that was sent there.",
    access: "user",
    input: emailVerificationSchema,
    output: doneSchema,
    success: 200,
  },
  resendVerification: {
    summary: "Have that link sent again. The answer is the same without an account.",
    access: "anyone",
    input: emailOnlySchema,
    output: doneSchema,
    success: 200,
  },
  listSessions: {
    summary: "The browsers that are signed in to the account.",
    access: "user",
    input: null,
    output: activeSessionsSchema,
    success: 200,
  },
  endSession: {
    summary: "End one session of the account.",
    access: "user",
    input: sessionToEndSchema,
    output: null,
    success: 204,
  },
  endOtherSessions: {
    summary: "End all sessions of the account but the one that asks.",
    access: "user",
    input: null,
    output: null,
    success: 204,
  },
  exportAccount: {
    summary: "Everything that is held on the account.",
    access: "user",
    input: null,
    output: accountExportSchema,
    success: 200,
  },
  deleteAccount: {
    summary: "Delete the account, with its password.",
    access: "user",
    input: accountDeletionSchema,
    output: null,
    success: 204,
  },
} as const satisfies Descriptions<typeof accounts>;
