import { z } from "zod";
import { paymentKinds, toolIds } from "../../catalog/index.ts";
import { subscriptionStatuses } from "../accounts/calls.ts";
import { emailField, newPasswordField } from "../accounts/schemas.ts";
import type { Descriptions } from "../descriptions.ts";
import type {
  billing,
  PaymentBegun,
  PaymentConfirmed,
  PaymentRequest,
  PaymentToConfirm,
  Subscription,
  SubscriptionBegun,
  SubscriptionRequest,
  SubscriptionToChange,
} from "./calls.ts";

const kind = z.enum(paymentKinds, "Please choose what to buy.");
const address = (sentence: string) => z.string(sentence).max(2000, sentence);

export const paymentRequestSchema = z.strictObject({
  email: emailField,
  paymentType: kind,
  toolUsed: z
    .string("Please choose what to buy.")
    .trim()
    .min(1, "Please choose what to buy.")
    .max(200, "Please choose what to buy."),
  toolName: z.string("This is no tool of ours.").trim().max(200, "This is no tool of ours.").optional(),
  returnUrl: address("The way back is too long an address.").optional(),
  inNewTab: z.boolean("This is yes or no.").optional(),
}) satisfies z.ZodType<PaymentRequest>;

export const paymentBegunSchema = z.strictObject({
  clientSecret: z.string().optional(),
  checkoutUrl: z.url().optional(),
  purchaseKey: z.string().nullable(),
}) satisfies z.ZodType<PaymentBegun>;

/** The sentences of the Pro sign-up form are toasts there; its minimum is 6 (ADR 3). */
export const subscriptionRequestSchema = z.strictObject({
  email: emailField,
  name: z
    .string("Please enter your full name.")
    .trim()
    .min(1, "Please enter your full name.")
    .max(200, "A name can have at most 200 characters."),
  password: newPasswordField(6, "Password must be at least 6 characters long.").optional(),
  createAccount: z.literal(true, "A membership needs an account."),
  acceptsRenewal: z.literal(true, "Please agree to the monthly renewal first."),
}) satisfies z.ZodType<SubscriptionRequest>;

/** The Pro sign-up as a form: a password is set, and typed twice. */
export const subscriptionFormSchema = subscriptionRequestSchema
  .omit({ createAccount: true })
  .extend({
    password: newPasswordField(6, "Password must be at least 6 characters long."),
    confirmPassword: z.string().min(1, { error: "Please make sure both passwords match.", abort: true }),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: "Please make sure both passwords match.",
  });

/** The Pro sign-up of a signed-in user: only the consent is required. */
export const renewalConsentSchema = subscriptionRequestSchema.pick({ acceptsRenewal: true });

export const subscriptionBegunSchema = z.strictObject({
  checkoutUrl: z.url(),
}) satisfies z.ZodType<SubscriptionBegun>;

const noPayment = "This is no payment of ours. Please open the page from the payment again.";

export const paymentToConfirmSchema = z.strictObject({
  session_id: z.string(noPayment).regex(/^(cs|pi)_\w{1,250}$/, noPayment),
  type: z.string(noPayment).max(40, noPayment).optional(),
}) satisfies z.ZodType<PaymentToConfirm>;

export const paymentConfirmedSchema = z.strictObject({
  status: z.enum(["processing", "paid", "failed", "refunded"]),
  subscriptionActivated: z.boolean(),
  newAccountCreated: z.boolean(),
  sessionToken: z.string().nullable(),
  alreadyProcessed: z.boolean(),
  tool: z.enum(toolIds).nullable(),
  kind: kind.nullable(),
  receipt: z.strictObject({ order: z.int(), amount: z.int(), paidAt: z.iso.datetime() }).nullable(),
  returnUrl: z.url().nullable(),
  purchaseKey: z.string().nullable(),
}) satisfies z.ZodType<PaymentConfirmed>;

export const subscriptionSchema = z.strictObject({
  subscriptionId: z.string(),
  status: z.enum(subscriptionStatuses),
  currentPeriodEnd: z.iso.datetime().nullable(),
  created: z.iso.datetime(),
}) satisfies z.ZodType<Subscription>;

const noSubscription = "This is no subscription of yours.";

export const subscriptionToChangeSchema = z.strictObject({
  subscriptionId: z.string(noSubscription).min(1, noSubscription).max(255, noSubscription),
}) satisfies z.ZodType<SubscriptionToChange>;

export const billingPortalSchema = z.strictObject({ url: z.url() });

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
    input: subscriptionToChangeSchema,
    output: subscriptionSchema,
    success: 200,
  },
  keepSubscription: {
    summary: "Keep one's own subscription, cancelled before, while its paid period lasts: it renews again.",
    access: "user",
    input: subscriptionToChangeSchema,
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
