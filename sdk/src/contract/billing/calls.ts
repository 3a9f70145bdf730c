import type { PaymentKind, ToolId } from "../../catalog/index.ts";
import type { SubscriptionStatus } from "../accounts/calls.ts";
import { call } from "../call.ts";

/** A purchase of one use: a credit of a kind (the pay-per-use page), or a use of one tool (a tool's gate). */
export interface PaymentRequest {
  readonly email: string;
  readonly paymentType: PaymentKind;
  /** The tool's id or title; on the pay-per-use page the title of the option, which binds the credit to no tool. */
  readonly toolUsed: string;
  /** From a tool's gate: the tool's title. What decides between the two answers. */
  readonly toolName?: string | undefined;
  /** Where the payment page leads back to: our own origin, or one that the partner registered (ADR 40). */
  readonly returnUrl?: string | undefined;
  /** The requesting page stays open and opens the tool on its own; the payment page leads back to no tool. */
  readonly inNewTab?: boolean | undefined;
}

/** Just one of `clientSecret` and `checkoutUrl` is there. */
export interface PaymentBegun {
  /** For the page `/checkout`. */
  readonly clientSecret?: string | undefined;
  /** The provider's own page. */
  readonly checkoutUrl?: string | undefined;
  /** The browser's key from now on; null when the purchase is the signed-in account's. */
  readonly purchaseKey: string | null;
}

/** The Pro sign-up. */
export interface SubscriptionRequest {
  readonly email: string;
  /** First and last name in one field, as the form has it. */
  readonly name: string;
  /** At least 6 characters. Omitted by signed-in users. */
  readonly password?: string | undefined;
  readonly createAccount: true;
  /** Express consent to the monthly renewal; it is recorded with the sentence that was agreed to. */
  readonly acceptsRenewal: true;
}

export interface SubscriptionBegun {
  readonly checkoutUrl: string;
}

/** The return page sends what is in its address. */
export interface PaymentToConfirm {
  /** Of a checkout session (`cs_…`) or of a payment (`pi_…`). */
  readonly session_id: string;
  /** `subscription`, or anything else for a single purchase. */
  readonly type?: string | undefined;
}

export interface PaymentConfirmed {
  readonly status: "processing" | "paid" | "failed" | "refunded";
  readonly subscriptionActivated: boolean;
  /** Whether this purchase made the account. */
  readonly newAccountCreated: boolean;
  /** Once only, for a new account, to the browser that began the purchase (ADR 1). */
  readonly sessionToken: string | null;
  /** Whether a return page has shown it before. */
  readonly alreadyProcessed: boolean;
  /** What was bought; null for a subscription and for a credit. */
  readonly tool: ToolId | null;
  readonly kind: PaymentKind | null;
  /** Of a single purchase that was paid. */
  readonly receipt: PaymentReceipt | null;
  /** Where the page leads back to, as it was checked when the purchase began. */
  readonly returnUrl: string | null;
  /** The key that the browser sent, if the purchase was begun with it on our own origin; null otherwise. */
  readonly purchaseKey: string | null;
}

export interface PaymentReceipt {
  /** What an operator finds the payment by. */
  readonly order: number;
  /** In integer US cents. */
  readonly amount: number;
  /** ISO 8601 in UTC. */
  readonly paidAt: string;
}

export interface Subscription {
  readonly subscriptionId: string;
  readonly status: SubscriptionStatus;
  /** ISO 8601 in UTC, as `created`; null when nothing was ever paid. */
  readonly currentPeriodEnd: string | null;
  readonly created: string;
}

/** One's own, to be cancelled or kept. */
export interface SubscriptionToChange {
  readonly subscriptionId: string;
}

export const billing = {
  createSubscription: call<SubscriptionRequest, SubscriptionBegun>("POST", "/api/create-subscription"),
  createPayment: call<PaymentRequest, PaymentBegun>("POST", "/api/create-payment"),
  confirmPayment: call<PaymentToConfirm, PaymentConfirmed>("POST", "/api/payment-success"),
  lookUpSubscription: call<undefined, Subscription>("POST", "/api/subscription/lookup"),
  cancelSubscription: call<SubscriptionToChange, Subscription>("POST", "/api/subscription/cancel"),
  keepSubscription: call<SubscriptionToChange, Subscription>("POST", "/api/subscription/keep"),
  openBillingPortal: call<undefined, { readonly url: string }>("POST", "/api/subscription/portal"),
} as const;
