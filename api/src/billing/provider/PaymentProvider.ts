import type { ProviderCharge, ProviderPayment, ProviderSession, ProviderSubscription } from "./objects.ts";

/**
 * The payment provider, as far as billing needs it: each method is one endpoint, and each response is
 * validated before it is used (`objects.ts`).
 * All methods throw {ProviderUnavailable} when it is down, slow or sends an invalid response, and {ProviderRefused}
 * when it rejects the request. An object that does not exist is null.
 */
export interface PaymentProvider {
  createCustomer(customer: NewCustomer, idempotencyKey: string): Promise<string>;
  /** The active monthly price under a lookup key. */
  findPrice(lookupKey: string): Promise<ProviderPrice | null>;
  /** A monthly price that takes the lookup key over from the one that had it. */
  createPrice(price: NewPrice): Promise<ProviderPrice>;
  createSession(session: NewSession, idempotencyKey: string): Promise<ProviderSession>;
  getSession(id: string): Promise<ProviderSession | null>;
  /** Expires it, so that it cannot be paid. @throws {ProviderRefused} when it is not open. */
  expireSession(id: string): Promise<ProviderSession>;
  /** Those created since, newest first. */
  listSessions(since: Date): AsyncIterable<ProviderSession>;
  createPayment(payment: NewPayment, idempotencyKey: string): Promise<ProviderPayment>;
  getPayment(id: string): Promise<ProviderPayment | null>;
  /** Those created since, newest first. */
  listPayments(since: Date): AsyncIterable<ProviderPayment>;
  getSubscription(id: string): Promise<ProviderSubscription | null>;
  /** All of them, newest first; without their invoices. */
  listSubscriptions(): AsyncIterable<ProviderSubscription>;
  /** Cancels it at the end of the current period. */
  endSubscriptionWithPeriod(id: string): Promise<ProviderSubscription>;
  /** Undoes that cancellation. @throws {ProviderRefused} when it has ended. */
  keepSubscription(id: string): Promise<ProviderSubscription>;
  /** Cancels it immediately. @returns null if it had ended already. */
  endSubscription(id: string): Promise<ProviderSubscription | null>;
  /** @returns the URL of the customer's billing portal. */
  createPortalSession(customer: string, returnUrl: string): Promise<string>;
  /** Refunds all of it. @returns the refund's id; null if it was refunded already. */
  refund(payment: string, idempotencyKey: string): Promise<string | null>;
  /** The statuses of a payment's disputes, newest first. */
  listDisputes(payment: string): Promise<readonly DisputeStatus[]>;
}

export type DisputeStatus = "open" | "won" | "lost";

export interface NewCustomer {
  readonly email: string;
  readonly metadata: Metadata;
}

export interface ProviderPrice {
  readonly id: string;
  /** In integer US cents a month. */
  readonly amount: number;
}

export interface NewPrice {
  readonly lookupKey: string;
  readonly amount: number;
  readonly productName: string;
}

/** What we write on the provider's objects to recognize them. */
export type Metadata = Readonly<Record<string, string>>;

interface SessionBasics {
  readonly metadata: Metadata;
  /** The provider replaces `{CHECKOUT_SESSION_ID}` with its id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The provider's payment page for one use. */
export interface NewPurchaseSession extends SessionBasics {
  readonly mode: "payment";
  readonly email: string;
  /** In integer US cents. */
  readonly amount: number;
  /** The name shown on the page. */
  readonly name: string;
}

/** The provider's payment page for a subscription. */
export interface NewSubscriptionSession extends SessionBasics {
  readonly mode: "subscription";
  readonly payer: { readonly customer: string } | { readonly email: string };
  readonly price: string;
}

export type NewSession = NewPurchaseSession | NewSubscriptionSession;

/** A payment for the form on our own page. */
export interface NewPayment {
  readonly amount: number;
  /** Where the provider sends its receipt. */
  readonly email: string;
  readonly metadata: Metadata;
}

export type { ProviderCharge, ProviderPayment, ProviderSession, ProviderSubscription };
