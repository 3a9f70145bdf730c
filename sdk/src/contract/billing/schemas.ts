import { z } from "zod";
import { paymentKinds, toolIds } from "../../catalog/index.ts";
import { paymentKindField } from "../access/fieldSchemas.ts";
import { emailField } from "../accounts/fieldSchemas.ts";
import { subscriptionStatuses } from "../accounts/roles.ts";
import type { Infer } from "../call.ts";
import type { Declarations } from "../declaration.ts";
import { subscriptionRequestSchema } from "./formSchemas.ts";

const nothingChosen = "Please choose what to buy.";

export const paymentRequestSchema = z.strictObject({
  email: emailField,
  paymentType: z.enum(paymentKinds, nothingChosen).describe(paymentKindField.description ?? ""),
  toolUsed: z
    .string(nothingChosen)
    .trim()
    .min(1, nothingChosen)
    .max(200, nothingChosen)
    .describe(
      "The tool's id or title. From the pay-per-use page, the kind of use or the option's title: the credit then belongs to no tool yet.",
    ),
  toolName: z
    .string("Unknown tool.")
    .trim()
    .max(200, "Unknown tool.")
    .optional()
    .describe(
      "The tool's id or title when its gate asks. It decides between `checkoutUrl` and `clientSecret`.",
    ),
  returnUrl: z
    .string("The return address is too long.")
    .max(2000, "The return address is too long.")
    .optional()
    .describe("Where the payment page returns to: our own origin, or one that the partner registered."),
  inNewTab: z
    .boolean("Please say whether the payment page opens in a new tab.")
    .optional()
    .describe(
      "Whether the current page stays open and opens the tool itself, so the payment page leads nowhere.",
    ),
});
/** A purchase of one use: a credit of a kind (the pay-per-use page), or a use of one tool (a tool's gate). */
export type PaymentRequest = Infer<typeof paymentRequestSchema>;

export const paymentBegunSchema = z.strictObject({
  clientSecret: z
    .string()
    .optional()
    .describe("For our own page `/checkout`. Exactly one of `clientSecret` and `checkoutUrl` is present."),
  checkoutUrl: z.url().optional().describe("The payment provider's own page."),
  purchaseKey: z
    .string()
    .nullable()
    .describe("The purchase key to send from now on; null when the signed-in account owns the purchase."),
});
export type PaymentBegun = Infer<typeof paymentBegunSchema>;

export const subscriptionBegunSchema = z.strictObject({
  checkoutUrl: z.url().describe("The payment provider's page where the membership is paid."),
});
export type SubscriptionBegun = Infer<typeof subscriptionBegunSchema>;

const noPayment = "Unknown payment. Please open the page from the payment again.";

export const paymentToConfirmSchema = z.strictObject({
  session_id: z
    .string(noPayment)
    .regex(/^(cs|pi)_\w{1,250}$/, noPayment)
    .describe("The provider's id of the checkout session (`cs_…`) or payment (`pi_…`)."),
  type: z
    .string(noPayment)
    .max(40, noPayment)
    .optional()
    .describe("`subscription` for a membership, anything else for a single purchase."),
});
export type PaymentToConfirm = Infer<typeof paymentToConfirmSchema>;

const receiptSchema = z.strictObject({
  order: z.int().describe("The order number, by which support finds the payment."),
  amount: z.int().describe("The amount in US cents."),
  paidAt: z.iso.datetime().describe("When it was paid, in UTC."),
});
export type PaymentReceipt = Infer<typeof receiptSchema>;

export const paymentConfirmedSchema = z.strictObject({
  status: z
    .enum(["processing", "paid", "failed", "refunded"])
    .describe("The state of the payment; ask again while it is `processing`."),
  subscriptionActivated: z.boolean().describe("Whether the payment activated a membership."),
  newAccountCreated: z.boolean().describe("Whether the payment created the account."),
  sessionToken: z
    .string()
    .nullable()
    .describe("A session for the new account, once and only for the browser that began the purchase."),
  alreadyProcessed: z.boolean().describe("Whether a return page has shown this payment before."),
  tool: z.enum(toolIds).nullable().describe("The tool that was bought; null for a membership or credit."),
  kind: paymentKindField.nullable().describe("What one use pays for; null for a membership."),
  receipt: receiptSchema
    .nullable()
    .describe("The receipt of a single purchase that was paid; null otherwise."),
  returnUrl: z
    .url()
    .nullable()
    .describe("The page to return to, checked when the purchase began; null for none."),
  purchaseKey: z
    .string()
    .nullable()
    .describe("The key of the request if the purchase began with it on our own origin; null otherwise."),
});
export type PaymentConfirmed = Infer<typeof paymentConfirmedSchema>;

export const subscriptionSchema = z.strictObject({
  subscriptionId: z.string().describe("The provider's id of the subscription."),
  status: z.enum(subscriptionStatuses).describe("The state of the subscription."),
  currentPeriodEnd: z.iso
    .datetime()
    .nullable()
    .describe("When the paid period ends, in UTC; null when nothing was ever paid."),
  created: z.iso.datetime().describe("When the subscription began, in UTC."),
});
export type Subscription = Infer<typeof subscriptionSchema>;

const noSubscription = "This subscription is not yours.";

export const subscriptionToChangeSchema = z.strictObject({
  subscriptionId: z
    .string(noSubscription)
    .min(1, noSubscription)
    .max(255, noSubscription)
    .describe("The id from `lookUpSubscription`."),
});

const billingPortalSchema = z.strictObject({
  url: z.url().describe("The provider's billing portal, for this account and a short time."),
});

export const billingContract = {
  createSubscription: {
    route: "POST /api/create-subscription",
    summary: "Begin a Pro membership. The response is the same whether or not the address has an account.",
    access: "visitor",
    input: subscriptionRequestSchema,
    output: subscriptionBegunSchema,
    errors: ["active_subscription", "provider_unavailable"],
  },
  createPayment: {
    route: "POST /api/create-payment",
    summary: "Begin a purchase of one use, paid on the provider's page from a tool's gate, else on ours.",
    access: "visitor",
    input: paymentRequestSchema,
    output: paymentBegunSchema,
    errors: ["already_open", "provider_unavailable"],
  },
  confirmPayment: {
    route: "POST /api/payment-success",
    summary: "Get the state of a payment, for the page that the provider returns to.",
    access: "visitor",
    input: paymentToConfirmSchema,
    output: paymentConfirmedSchema,
    errors: ["not_found", "provider_unavailable"],
  },
  lookUpSubscription: {
    route: "POST /api/subscription/lookup",
    summary: "Get the account's subscription.",
    access: "user",
    output: subscriptionSchema,
    errors: ["no_subscription"],
  },
  cancelSubscription: {
    route: "POST /api/subscription/cancel",
    summary: "Cancel the account's subscription at the end of the paid period.",
    access: "user",
    input: subscriptionToChangeSchema,
    output: subscriptionSchema,
    errors: ["no_subscription", "provider_unavailable"],
  },
  keepSubscription: {
    route: "POST /api/subscription/keep",
    summary: "Keep a cancelled subscription while its paid period lasts, so that it renews again.",
    access: "user",
    input: subscriptionToChangeSchema,
    output: subscriptionSchema,
    errors: ["no_subscription", "provider_unavailable"],
  },
  openBillingPortal: {
    route: "POST /api/subscription/portal",
    summary: "Get the provider's page where the payment method is changed.",
    access: "user",
    output: billingPortalSchema,
    errors: ["no_subscription", "provider_unavailable"],
  },
} as const satisfies Declarations;
