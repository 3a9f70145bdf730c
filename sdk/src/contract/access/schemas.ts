import { z } from "zod";
import { paymentKinds, toolIds } from "../../catalog/index.ts";
import { emailField } from "../accounts/schemas.ts";
import type { Descriptions } from "../descriptions.ts";
import { siteOfPageSchema } from "../partners/settings/schemas.ts";
import type { access } from "./access.ts";
import type {
  Access,
  ClaimedPurchase,
  ConnectionAsked,
  ConnectionBegun,
  ConnectionCode,
  ConnectionToEnd,
  EmailCaptured,
  FreeToolEmail,
  Opened,
  PurchaseToClaim,
  SiteConnections,
  SponsoredUse,
  SubscriptionState,
  ToolToOpen,
} from "./calls.ts";

const tool = z.enum(toolIds, "This is no tool of ours.");
const kind = z.enum(paymentKinds);

export const accessSchema = z.strictObject({
  everything: z.boolean(),
  hasActiveSubscription: z.boolean(),
  open: z.array(z.strictObject({ tool, until: z.iso.datetime() })),
  unspent: z.array(z.strictObject({ tool: tool.nullable(), kind })),
  pending: z.array(tool),
  site: siteOfPageSchema.nullable(),
  connection: z.enum(["asked", "allowed"]).nullable(),
}) satisfies z.ZodType<Access>;

export const toolToOpenSchema = z.strictObject({ tool }) satisfies z.ZodType<ToolToOpen>;

export const openedSchema = z.strictObject({
  tool,
  until: z.iso.datetime().nullable(),
}) satisfies z.ZodType<Opened>;

export const purchaseToClaimSchema = z.strictObject({
  token: z
    .string("This link is not complete. Please open it from the email again.")
    .min(1, "This link is not complete. Please open it from the email again.")
    .max(200, "This link is not complete. Please open it from the email again."),
}) satisfies z.ZodType<PurchaseToClaim>;

export const claimedPurchaseSchema = z.strictObject({
  tool: tool.nullable(),
  kind,
  purchaseKey: z.string(),
}) satisfies z.ZodType<ClaimedPurchase>;

export const subscriptionStateSchema = z.strictObject({
  hasActiveSubscription: z.boolean(),
}) satisfies z.ZodType<SubscriptionState>;

export const freeToolEmailSchema = z.strictObject({
  email: emailField,
  newsletter: z.boolean("The newsletter is wanted (true) or not (false).").optional(),
}) satisfies z.ZodType<FreeToolEmail>;

export const emailCapturedSchema = z.strictObject({ message: z.string() }) satisfies z.ZodType<EmailCaptured>;

export const sponsoredUseSchema = z.strictObject({
  tool,
  until: z.iso.datetime().nullable(),
  purchaseKey: z.string(),
}) satisfies z.ZodType<SponsoredUse>;

export const connectionBegunSchema = z.strictObject({
  secret: z.string(),
  code: z.string(),
  url: z.string(),
}) satisfies z.ZodType<ConnectionBegun>;

const incompleteCode = "This link is not complete. Please press the button on the other site again.";

export const connectionCodeSchema = z.strictObject({
  code: z.string(incompleteCode).min(1, incompleteCode).max(200, incompleteCode),
}) satisfies z.ZodType<ConnectionCode>;

export const connectionAskedSchema = z.strictObject({
  site: z.string(),
  origin: z.string(),
  isMember: z.boolean(),
}) satisfies z.ZodType<ConnectionAsked>;

export const siteConnectionsSchema = z.strictObject({
  connections: z.array(
    z.strictObject({
      id: z.int(),
      site: z.string(),
      origin: z.string().nullable(),
      since: z.iso.datetime(),
      until: z.iso.datetime(),
    }),
  ),
}) satisfies z.ZodType<SiteConnections>;

export const connectionToEndSchema = z.strictObject({
  id: z.int("This is no number of a site.").positive("This is no number of a site."),
}) satisfies z.ZodType<ConnectionToEnd>;

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
  openSponsored: {
    summary: "Open a tool by a use that the partner of the page pays for.",
    access: "visitor",
    input: toolToOpenSchema,
    output: sponsoredUseSchema,
    success: 200,
  },
  beginConnection: {
    summary: "Begin a member's sign-in from a partner's page.",
    access: "anyone",
    input: null,
    output: connectionBegunSchema,
    success: 200,
  },
  readConnection: {
    summary: "Which site asks for the membership.",
    access: "user",
    input: connectionCodeSchema,
    output: connectionAskedSchema,
    success: 200,
  },
  allowConnection: {
    summary: "Open the membership's tools on the site that asks.",
    access: "user",
    input: connectionCodeSchema,
    output: connectionAskedSchema,
    success: 200,
  },
  refuseConnection: {
    summary: "Open nothing on the site that asks.",
    access: "user",
    input: connectionCodeSchema,
    output: null,
    success: 204,
  },
  listConnections: {
    summary: "The sites on which the membership is open.",
    access: "user",
    input: null,
    output: siteConnectionsSchema,
    success: 200,
  },
  endConnection: {
    summary: "Close the membership's tools on one site.",
    access: "user",
    input: connectionToEndSchema,
    output: null,
    success: 204,
  },
} as const satisfies Descriptions<typeof access>;
