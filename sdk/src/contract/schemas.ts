import type { z } from "zod";
import { accounts } from "./accounts/calls.ts";
import {
  accountDeletionSchema,
  accountExportSchema,
  accountSchema,
  activeSessionsSchema,
  doneSchema,
  emailOnlySchema,
  emailVerificationSchema,
  loginSchema,
  passwordChangeSchema,
  passwordResetSchema,
  registrationSchema,
  sessionToEndSchema,
  signedInSchema,
} from "./accounts/schemas.ts";
import type { Area } from "./call.ts";
import { contacts } from "./contacts/calls.ts";
import { supportReceiptSchema, supportRequestSchema } from "./contacts/schemas.ts";
import { status } from "./status/calls.ts";
import { healthSchema, publicConfigSchema, readinessSchema } from "./status/schemas.ts";
import { usage } from "./usage/calls.ts";
import { countRequestSchema } from "./usage/schemas.ts";

// The forms on the screens check by the schemas that the server checks by.
export {
  accountDeletionSchema,
  emailOnlySchema,
  loginSchema,
  passwordChangeFormSchema,
  passwordResetSchema,
  registrationSchema,
} from "./accounts/schemas.ts";

/** What the server checks a call by, and what `/api/openapi.json` says of it. */
export interface CallDescription {
  /** One line for a developer. */
  readonly summary: string;
  /** Who may call it: anyone, whoever is signed in, or operators (DECISIONS 6). */
  readonly access: "anyone" | "user" | "admin";
  /** Null: the call takes no body. */
  readonly input: z.ZodType | null;
  /** Null: the call answers without a body. */
  readonly output: z.ZodType | null;
  /** The status of a successful answer. */
  readonly success: 200 | 201 | 204;
}

type Descriptions<A extends Area> = { readonly [Name in keyof A]: CallDescription };

export const contactsDescriptions = {
  sendSupportRequest: {
    summary: "Send a message to the people behind the product.",
    access: "anyone",
    input: supportRequestSchema,
    output: supportReceiptSchema,
    success: 201,
  },
} as const satisfies Descriptions<typeof contacts>;

export const statusDescriptions = {
  getHealth: {
    summary: "Whether the process answers.",
    access: "anyone",
    input: null,
    output: healthSchema,
    success: 200,
  },
  getReadiness: {
    summary: "Whether the process can serve: the database answers and is migrated.",
    access: "anyone",
    input: null,
    output: readinessSchema,
    success: 200,
  },
  getConfig: {
    summary: "What a page may know of how this server is set up.",
    access: "anyone",
    input: null,
    output: publicConfigSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof status>;

export const usageDescriptions = {
  count: {
    summary: "Count an event of a tool or page. Fixed shape; nothing about the person.",
    access: "anyone",
    input: countRequestSchema,
    output: null,
    success: 204,
  },
} as const satisfies Descriptions<typeof usage>;

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

/** Every area of the contract with its descriptions: the server's routes and the OpenAPI document are made from it. */
export const describedAreas = [
  { name: "status", calls: status, descriptions: statusDescriptions },
  { name: "accounts", calls: accounts, descriptions: accountsDescriptions },
  { name: "contacts", calls: contacts, descriptions: contactsDescriptions },
  { name: "usage", calls: usage, descriptions: usageDescriptions },
] as const;
