import { z } from "zod";
import type { Infer } from "../call.ts";
import type { Declarations } from "../declaration.ts";
import { languages } from "../language.ts";
import { mailTokenField } from "./fieldSchemas.ts";
import {
  accountDeletionSchema,
  emailOnlySchema,
  loginSchema,
  passwordChangeSchema,
  passwordResetSchema,
  registrationSchema,
} from "./formSchemas.ts";
import { roles, subscriptionStatuses } from "./roles.ts";

export const emailVerificationSchema = z.strictObject({
  token: mailTokenField(
    "Verification token is required",
    "This link is not complete. Please open it from the email again.",
  ),
});

export const sessionToEndSchema = z.strictObject({
  id: z
    .string("The session is required.")
    .min(1, "The session is required.")
    .max(64, "This is no session.")
    .describe("The session's id, from `listSessions`."),
});

export const languageChoiceSchema = z.strictObject({
  language: z.enum(languages, "Please choose English or Spanish.").describe("`en` or `es`."),
});

export const accountSchema = z.strictObject({
  id: z.number().int().describe("The account's number."),
  email: z.string().describe("The email address of the account."),
  firstName: z.string().nullable().describe("First name; null for accounts without one."),
  lastName: z.string().nullable().describe("Last name; null for accounts without one."),
  createdAt: z.iso.datetime().describe("When the account was created, in UTC."),
  emailVerified: z.boolean().describe("Whether the email address is confirmed."),
  language: z.enum(languages).describe("The language of the emails to this account."),
  role: z.enum(roles).describe("`admin` for operators, `user` for everyone else."),
  subscriptionStatus: z.enum(subscriptionStatuses).describe("The state of the Pro membership."),
  subscriptionEndDate: z.iso
    .datetime()
    .nullable()
    .describe("When the paid period ends, in UTC; null without one."),
  hasAllTools: z.boolean().describe("Whether an operator's grant opens every tool (no membership needed)."),
  managesSite: z
    .boolean()
    .describe("Whether the account manages an approved partner, which it can edit at `/partners/manage`."),
});
/** The signed-in account. */
export type Account = Infer<typeof accountSchema>;

export const signedInSchema = z.strictObject({
  token: z.string().describe("The session token, for the `Authorization` header as a Bearer token."),
  user: accountSchema.describe("The account that signed in."),
});
export type SignedIn = Infer<typeof signedInSchema>;

export const doneSchema = z.strictObject({
  success: z.literal(true).describe("Always true. It does not reveal whether the address has an account."),
});
export type Done = Infer<typeof doneSchema>;

const activeSessionSchema = z.strictObject({
  id: z.string().describe("The session's id."),
  createdAt: z.iso.datetime().describe("When the session began, in UTC."),
  lastUsedAt: z.iso.datetime().describe("When it was last used, accurate to the day, in UTC."),
  expiresAt: z.iso.datetime().describe("When it expires unless it is used again, in UTC."),
  device: z
    .string()
    .nullable()
    .describe('Browser and system, such as "Chrome on Windows"; null where the browser did not say.'),
  isCurrent: z.boolean().describe("Whether this request used the session."),
});
export type ActiveSession = Infer<typeof activeSessionSchema>;

export const activeSessionsSchema = z.strictObject({
  sessions: z.array(activeSessionSchema).describe("The sessions that have not ended."),
});
export type ActiveSessions = Infer<typeof activeSessionsSchema>;

export const accountExportSchema = z.strictObject({
  exportedAt: z.iso.datetime().describe("When the export was made, in UTC."),
  account: accountSchema.describe("The account."),
  sessions: z.array(activeSessionSchema).describe("The sessions that have not ended."),
  data: z
    .record(z.string(), z.array(z.record(z.string(), z.unknown())))
    .describe("Everything else we hold: lists of rows as stored, by kind, without secrets."),
});
export type AccountExport = Infer<typeof accountExportSchema>;

export const accountsContract = {
  getUser: {
    route: "GET /api/auth/user",
    summary: "Get the signed-in account.",
    access: "user",
    output: accountSchema,
  },
  login: {
    route: "POST /api/auth/login",
    summary: "Sign in with an email address and a password.",
    access: "anyone",
    input: loginSchema,
    output: signedInSchema,
    errors: ["invalid_credentials"],
  },
  register: {
    route: "POST /api/auth/register",
    summary: "Create an account, sign in, and email a link that confirms the address.",
    access: "anyone",
    input: registrationSchema,
    output: signedInSchema,
    success: 201,
    errors: ["email_taken"],
  },
  logout: {
    route: "POST /api/auth/logout",
    summary: "End the current session.",
    access: "user",
  },
  changePassword: {
    route: "POST /api/auth/change-password",
    summary: "Set a new password. All other sessions end.",
    access: "user",
    input: passwordChangeSchema,
    output: doneSchema,
  },
  forgotPassword: {
    route: "POST /api/auth/forgot-password",
    summary: "Email a link that sets a new password. The response is the same when there is no account.",
    access: "anyone",
    input: emailOnlySchema,
    output: doneSchema,
  },
  resetPassword: {
    route: "POST /api/auth/reset-password",
    summary: "Set a new password with the token from the link. All sessions end.",
    access: "anyone",
    input: passwordResetSchema,
    output: doneSchema,
    errors: ["invalid_link"],
  },
  verifyEmail: {
    route: "POST /api/auth/verify-email",
    summary: "Confirm the account's address with the token from the link.",
    access: "user",
    input: emailVerificationSchema,
    output: doneSchema,
    errors: ["invalid_link"],
  },
  resendVerification: {
    route: "POST /api/auth/resend-verification",
    summary: "Email the confirmation link again. The response is the same when there is no account.",
    access: "anyone",
    input: emailOnlySchema,
    output: doneSchema,
  },
  setLanguage: {
    route: "POST /api/auth/account/language",
    summary: "Choose the language of the emails to this account.",
    access: "user",
    input: languageChoiceSchema,
    output: accountSchema,
  },
  listSessions: {
    route: "GET /api/auth/sessions",
    summary: "List the account's sessions.",
    access: "user",
    output: activeSessionsSchema,
  },
  endSession: {
    route: "POST /api/auth/sessions/end",
    summary: "End one session of the account.",
    access: "user",
    input: sessionToEndSchema,
    errors: ["not_found"],
  },
  endOtherSessions: {
    route: "POST /api/auth/sessions/end-others",
    summary: "End all sessions of the account except the current one.",
    access: "user",
  },
  exportAccount: {
    route: "GET /api/auth/account/export",
    summary: "Export everything we hold on the account.",
    access: "user",
    output: accountExportSchema,
  },
  deleteAccount: {
    route: "POST /api/auth/account/delete",
    summary: "Delete the account after checking its password.",
    access: "user",
    input: accountDeletionSchema,
    errors: ["provider_unavailable"],
  },
} as const satisfies Declarations;
