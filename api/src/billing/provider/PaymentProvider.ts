import type { ProviderCharge, ProviderPayment, ProviderSession, ProviderSubscription } from "./objects.ts";

/**
 * The payment provider, as far as billing needs it: each method is one endpoint (`endpoints.ts`), and each response is
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
  /** Makes it unpayable. @throws {ProviderRefused} when it is not open. */
  expireSession(id: string): Promise<ProviderSession>;
  /** Those begun since, newest first. */
  listSessions(since: Date): AsyncIterable<ProviderSession>;
  createPayment(payment: NewPayment, idempotencyKey: string): Promise<ProviderPayment>;
  getPayment(id: string): Promise<ProviderPayment | null>;
  /** Those begun since, newest first. */
  listPayments(since: Date): AsyncIterable<ProviderPayment>;
  getSubscription(id: string): Promise<ProviderSubscription | null>;
  /** All there ever were, newest first; without what is known of their invoices. */
  listSubscriptions(): AsyncIterable<ProviderSubscription>;
  /** Lets it end with the period that runs. */
  endSubscriptionWithPeriod(id: string): Promise<ProviderSubscription>;
  /** Takes back that it ends with its period. @throws {ProviderRefused} when it has ended. */
  keepSubscription(id: string): Promise<ProviderSubscription>;
  /** Ends it now. @returns null when it had ended. */
  endSubscription(id: string): Promise<ProviderSubscription | null>;
  /** @returns the address of a page where the customer manages what they pay. */
  createPortalSession(customer: string, returnUrl: string): Promise<string>;
  /** Gives all of it back. @returns the id of the refund; null when all of it had been given back. */
  refund(payment: string, idempotencyKey: string): Promise<string | null>;
  /** What became of the objections to a payment, newest first. */
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

/** What we write on the provider's objects, to know them again. */
export type Metadata = Readonly<Record<string, string>>;

interface SessionBasics {
  readonly metadata: Metadata;
  /** With `{CHECKOUT_SESSION_ID}` where the provider puts its id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A page of the provider where one use is paid. */
export interface NewPurchaseSession extends SessionBasics {
  readonly mode: "payment";
  readonly email: string;
  /** In integer US cents. */
  readonly amount: number;
  /** What the page names it. */
  readonly name: string;
}

/** A page of the provider where a subscription begins. */
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
