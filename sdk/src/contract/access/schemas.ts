import { z } from "zod";
import { paymentKinds, toolIds } from "../../catalog/index.ts";
import { emailField } from "../accounts/schemas.ts";
import type {
  Access,
  ClaimedPurchase,
  EmailCaptured,
  Opened,
  PurchaseToClaim,
  SessionToVerify,
  SubscriptionState,
  ToolToOpen,
  VerifiedSession,
} from "./calls.ts";

const tool = z.enum(toolIds, "This is no tool of ours.");
const kind = z.enum(paymentKinds);

export const accessSchema = z.strictObject({
  everything: z.boolean(),
  hasActiveSubscription: z.boolean(),
  open: z.array(z.strictObject({ tool, until: z.iso.datetime() })),
  unspent: z.array(z.strictObject({ tool: tool.nullable(), kind })),
  pending: z.array(tool),
}) satisfies z.ZodType<Access>;

export const toolToOpenSchema = z.strictObject({ tool }) satisfies z.ZodType<ToolToOpen>;

export const openedSchema = z.strictObject({
  tool,
  until: z.iso.datetime().nullable(),
}) satisfies z.ZodType<Opened>;

export const purchaseToClaimSchema = z.strictObject({
  token: z
    .string("This link is not complete. Please open it from the mail again.")
    .min(1, "This link is not complete. Please open it from the mail again.")
    .max(200, "This link is not complete. Please open it from the mail again."),
}) satisfies z.ZodType<PurchaseToClaim>;

export const claimedPurchaseSchema = z.strictObject({
  tool: tool.nullable(),
  kind,
  purchaseKey: z.string(),
}) satisfies z.ZodType<ClaimedPurchase>;

export const sessionToVerifySchema = z.strictObject({
  token: z.string("The token is required.").min(1, "The token is required.").max(200, "This is no token."),
  toolName: z
    .string("The tool's name is required.")
    .min(1, "The tool's name is required.")
    .max(200, "This is no tool of ours."),
}) satisfies z.ZodType<SessionToVerify>;

export const verifiedSessionSchema = z.strictObject({
  valid: z.boolean(),
}) satisfies z.ZodType<VerifiedSession>;

export const subscriptionStateSchema = z.strictObject({
  hasActiveSubscription: z.boolean(),
}) satisfies z.ZodType<SubscriptionState>;

export const freeToolEmailSchema = z.strictObject({ email: emailField });

export const emailCapturedSchema = z.strictObject({ message: z.string() }) satisfies z.ZodType<EmailCaptured>;
