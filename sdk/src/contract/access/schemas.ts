import { z } from "zod";
import { mailTokenField } from "../accounts/fieldSchemas.ts";
import type { Infer } from "../call.ts";
import type { Declarations } from "../declaration.ts";
import { gateContract } from "../gate/schemas.ts";
import { paymentKindField, purchaseKeyField, toolField } from "./fieldSchemas.ts";

export const purchaseToClaimSchema = z.strictObject({
  token: mailTokenField("This link is not complete. Please open it from the email again."),
});

export const claimedPurchaseSchema = z.strictObject({
  tool: toolField.nullable().describe("The tool it opens; null for a credit."),
  kind: paymentKindField,
  purchaseKey: purchaseKeyField,
});
/** Now also belongs to this browser, and to the signed-in account if it had none. */
export type ClaimedPurchase = Infer<typeof claimedPurchaseSchema>;

export const subscriptionStateSchema = z.strictObject({
  hasActiveSubscription: z.boolean().describe("Whether the signed-in account has an active membership."),
});
export type SubscriptionState = Infer<typeof subscriptionStateSchema>;

const incompleteCode = "This link is not complete. Please press the button on the other site again.";

export const connectionCodeSchema = z.strictObject({
  code: z
    .string(incompleteCode)
    .min(1, incompleteCode)
    .max(200, incompleteCode)
    .describe("The code from `beginConnection`."),
});

export const connectionAskedSchema = z.strictObject({
  site: z.string().describe("The partner's public name."),
  origin: z
    .string()
    .describe(
      "The origin of the page that asks; from our own iframe, the partner's first registered origin.",
    ),
  isMember: z
    .boolean()
    .describe("Whether the signed-in account has all tools. If not, it cannot allow this."),
});
/** The site that asks to use a subscription. */
export type ConnectionAsked = Infer<typeof connectionAskedSchema>;

const siteConnectionSchema = z.strictObject({
  id: z.int().describe("The connection's number."),
  site: z.string().describe("The partner's public name."),
  origin: z.string().nullable().describe("The origin of the partner's page; null when it is not known."),
  since: z.iso.datetime().describe("When the member allowed it, in UTC."),
  until: z.iso.datetime().describe("When it ends unless it is used again, in UTC."),
});
/** A partner's page connected to a subscription. */
export type SiteConnection = Infer<typeof siteConnectionSchema>;

export const siteConnectionsSchema = z.strictObject({
  connections: z.array(siteConnectionSchema).describe("The open connections, newest first."),
});
export type SiteConnections = Infer<typeof siteConnectionsSchema>;

const noConnection = "Unknown connection.";

export const connectionToEndSchema = z.strictObject({
  id: z.int(noConnection).positive(noConnection).describe("The connection's number, from `listConnections`."),
});

export const accessContract = {
  ...gateContract,
  claimPurchase: {
    route: "POST /api/access/claim",
    summary: "Move a purchase to this browser with the token from the purchase email.",
    access: "visitor",
    input: purchaseToClaimSchema,
    output: claimedPurchaseSchema,
    errors: ["invalid_link"],
  },
  getSubscriptionStatus: {
    route: "GET /api/subscription-status",
    summary: "Get whether the signed-in account has an active membership.",
    access: "visitor",
    output: subscriptionStateSchema,
  },
  readConnection: {
    route: "POST /api/access/connect-read",
    summary: "Get which site asks for the membership.",
    access: "user",
    input: connectionCodeSchema,
    output: connectionAskedSchema,
    errors: ["invalid_link"],
  },
  allowConnection: {
    route: "POST /api/access/connect-allow",
    summary: "Open the membership's tools on the site that asks.",
    access: "user",
    input: connectionCodeSchema,
    output: connectionAskedSchema,
    errors: ["invalid_link", "payment_required"],
  },
  refuseConnection: {
    route: "POST /api/access/connect-refuse",
    summary: "Refuse the site that asks for the membership.",
    access: "user",
    input: connectionCodeSchema,
    errors: ["invalid_link"],
  },
  listConnections: {
    route: "GET /api/access/connections",
    summary: "List the sites on which the membership is open.",
    access: "user",
    output: siteConnectionsSchema,
  },
  endConnection: {
    route: "POST /api/access/connection-end",
    summary: "Close the membership's tools on one site.",
    access: "user",
    input: connectionToEndSchema,
    errors: ["not_found"],
  },
} as const satisfies Declarations;
