import type { z } from "zod";
import { access } from "./access/calls.ts";
import {
  accessSchema,
  claimedPurchaseSchema,
  emailCapturedSchema,
  freeToolEmailSchema,
  openedSchema,
  purchaseToClaimSchema,
  sessionToVerifySchema,
  subscriptionStateSchema,
  toolToOpenSchema,
  verifiedSessionSchema,
} from "./access/schemas.ts";
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
import { billing } from "./billing/calls.ts";
import {
  billingPortalSchema,
  paymentBegunSchema,
  paymentConfirmedSchema,
  paymentRequestSchema,
  paymentToConfirmSchema,
  subscriptionBegunSchema,
  subscriptionRequestSchema,
  subscriptionSchema,
  subscriptionToCancelSchema,
} from "./billing/schemas.ts";
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
export {
  paymentRequestSchema,
  renewalConsentSchema,
  subscriptionFormSchema,
  subscriptionRequestSchema,
} from "./billing/schemas.ts";

/** What the server checks a call by, and what `/api/openapi.json` says of it. */
export interface CallDescription {
  /** One line for a developer. */
  readonly summary: string;
  /**
   * Who may call it: anyone; anyone, and who is signed in is known (`visitor`); whoever is signed in; or operators
   * (DECISIONS 6).
   */
  readonly access: "anyone" | "visitor" | "user" | "admin";
  /** What a GET takes in its query, and any other call in its body. Null: nothing. */
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
    access: "visitor",
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

export const accessDescriptions = {
  getAccess: {
    summary: "What may be opened by the session and the purchase key that ask.",
    access: "visitor",
    input: null,
    output: accessSchema,
    success: 200,
  },
  redeem: {
    summary: "Open a tool that runs in the browser; spends a use unless the tool is open already.",
    access: "visitor",
    input: toolToOpenSchema,
    output: openedSchema,
    success: 200,
  },
  claimPurchase: {
    summary: "Take a purchase over to this browser, with the token of the purchase mail.",
    access: "visitor",
    input: purchaseToClaimSchema,
    output: claimedPurchaseSchema,
    success: 200,
  },
  verifySession: {
    summary: "Whether a purchase key opens a tool.",
    access: "anyone",
    input: sessionToVerifySchema,
    output: verifiedSessionSchema,
    success: 200,
  },
  getSubscriptionStatus: {
    summary: "Whether who asks has a subscription that counts.",
    access: "visitor",
    input: null,
    output: subscriptionStateSchema,
    success: 200,
  },
  sendFreeToolEmail: {
    summary: "Give an e-mail address for the free tools.",
    access: "anyone",
    input: freeToolEmailSchema,
    output: emailCapturedSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof access>;

export const billingDescriptions = {
  createSubscription: {
    summary: "Begin a Pro membership; answers with the provider's payment page.",
    access: "visitor",
    input: subscriptionRequestSchema,
    output: subscriptionBegunSchema,
    success: 200,
  },
  createPayment: {
    summary: "Begin a purchase of one use: with `toolName` on the provider's page, else on ours.",
    access: "visitor",
    input: paymentRequestSchema,
    output: paymentBegunSchema,
    success: 200,
  },
  confirmPayment: {
    summary: "What became of a payment, asked by the page that the provider leads back to.",
    access: "visitor",
    input: paymentToConfirmSchema,
    output: paymentConfirmedSchema,
    success: 200,
  },
  lookUpSubscription: {
    summary: "One's own subscription.",
    access: "user",
    input: null,
    output: subscriptionSchema,
    success: 200,
  },
  cancelSubscription: {
    summary: "Cancel one's own subscription at the end of the period that is paid.",
    access: "user",
    input: subscriptionToCancelSchema,
    output: subscriptionSchema,
    success: 200,
  },
  openBillingPortal: {
    summary: "The provider's page where the payment method is changed.",
    access: "user",
    input: null,
    output: billingPortalSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof billing>;

/** Every area of the contract with its descriptions: the server's routes and the OpenAPI document are made from it. */
export const describedAreas = [
  { name: "status", calls: status, descriptions: statusDescriptions },
  { name: "accounts", calls: accounts, descriptions: accountsDescriptions },
  { name: "access", calls: access, descriptions: accessDescriptions },
  { name: "billing", calls: billing, descriptions: billingDescriptions },
  { name: "contacts", calls: contacts, descriptions: contactsDescriptions },
  { name: "usage", calls: usage, descriptions: usageDescriptions },
] as const;
