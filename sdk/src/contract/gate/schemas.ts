import { z } from "zod";
import { paymentKindField, purchaseKeyField, toolField } from "../access/fieldSchemas.ts";
import { emailField } from "../accounts/fieldSchemas.ts";
import type { Infer } from "../call.ts";
import type { Declarations } from "../declaration.ts";
import { siteOfPageSchema } from "../partners/settings/schemas.ts";

export const accessSchema = z.strictObject({
  everything: z.boolean().describe("Whether every tool is open, by a membership or a grant."),
  hasActiveSubscription: z.boolean().describe("Whether the signed-in account has an active membership."),
  open: z
    .array(
      z.strictObject({
        tool: toolField.describe("The open tool."),
        until: z.iso.datetime().describe("When it closes, in UTC."),
      }),
    )
    .describe("The tools that a spent use keeps open now."),
  unspent: z
    .array(
      z.strictObject({
        tool: toolField
          .nullable()
          .describe(
            "The tool it was bought for; null for a credit, which goes to the first tool of its kind that is opened.",
          ),
        kind: paymentKindField,
      }),
    )
    .describe("Uses that are paid for and not spent."),
  pending: z
    .array(toolField)
    .describe(
      "Tools with a payment that has begun and is not confirmed. Ask again after the payment page closes.",
    ),
  site: siteOfPageSchema
    .nullable()
    .describe("The partner whose site key came with the request; null without one."),
  connection: z
    .enum(["asked", "allowed"])
    .nullable()
    .describe(
      "A member's sign-in from this partner's page: waiting for a decision, or allowed; null for none.",
    ),
});
/** What a request's session and purchase key may open. */
export type Access = Infer<typeof accessSchema>;

export const toolToOpenSchema = z.strictObject({
  tool: toolField.describe("The tool to open."),
  isAnother: z
    .boolean("This must be true or false.")
    .optional()
    .describe("Whether it is for another document, where one use is one document: spends a use in any case."),
});

export const openedSchema = z.strictObject({
  tool: toolField.describe("The tool that is open now."),
  until: z.iso
    .datetime()
    .nullable()
    .describe("When it closes, in UTC; null when it stays open as long as the membership or grant."),
});
export type Opened = Infer<typeof openedSchema>;

export const freeToolEmailSchema = z.strictObject({
  email: emailField,
  newsletter: z
    .boolean("The newsletter is wanted (true) or not (false).")
    .optional()
    .describe("Whether to send the newsletter's confirmation email as well; false by default."),
});
export type FreeToolEmail = Infer<typeof freeToolEmailSchema>;

export const emailCapturedSchema = z.strictObject({
  message: z.string().describe("A sentence to show to the parent. It is the same for a known address."),
});
export type EmailCaptured = Infer<typeof emailCapturedSchema>;

export const sponsoredUseSchema = z.strictObject({
  tool: toolField.describe("The tool that is open now."),
  until: z.iso
    .datetime()
    .nullable()
    .describe("When the tool closes, in UTC; null for a use that waits for its answer."),
  purchaseKey: purchaseKeyField,
});
export type SponsoredUse = Infer<typeof sponsoredUseSchema>;

export const connectionBegunSchema = z.strictObject({
  secret: z
    .string()
    .describe("Keep it like a purchase key: once allowed, it opens tools on this partner's pages only."),
  code: z.string().describe("Names this sign-in to the member. Valid for 5 minutes and one decision."),
  url: z.string().describe("The page on our site where the member decides."),
});
export type ConnectionBegun = Infer<typeof connectionBegunSchema>;

/** The calls of the gates, separate from the other access calls because every element includes them. */
export const gateContract = {
  getAccess: {
    route: "GET /api/access",
    summary: "Get what the session and the purchase key may open.",
    access: "visitor",
    isSimple: true,
    output: accessSchema,
  },
  redeem: {
    route: "POST /api/access/redeem",
    summary: "Open a tool that runs in the browser. Spends a use unless the tool is open already.",
    access: "visitor",
    input: toolToOpenSchema,
    output: openedSchema,
    errors: ["payment_required"],
  },
  sendFreeToolEmail: {
    route: "POST /api/free-tool-email",
    summary: "Give an email address to open the free tools.",
    access: "anyone",
    input: freeToolEmailSchema,
    output: emailCapturedSchema,
  },
  openSponsored: {
    route: "POST /api/access/sponsored",
    summary: "Open a tool with a use that the page's partner pays for.",
    access: "visitor",
    input: toolToOpenSchema,
    output: sponsoredUseSchema,
    errors: ["sponsor_used_up", "tool_not_offered", "payment_required"],
  },
  beginConnection: {
    route: "POST /api/access/connect",
    summary: "Begin a member's sign-in from a partner's page.",
    access: "anyone",
    output: connectionBegunSchema,
    errors: ["unknown_site"],
  },
} as const satisfies Declarations;
