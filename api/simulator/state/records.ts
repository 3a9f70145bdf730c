import type { Refusal } from "../cards/testCards.ts";
import type { DeliveryState } from "../control/SimulatorControl.ts";

/*
 * The simulator's state: plain JSON, with the minimum from which the API's objects can be built (`objects.ts`).
 * Times are whole seconds since 1970, as the provider counts; amounts are integer US cents.
 */

/** The whole state, as stored in the state file. Objects are keyed by id, oldest first. */
export interface SimulatorState {
  readonly customers: Record<string, CustomerRecord>;
  readonly prices: Record<string, PriceRecord>;
  readonly sessions: Record<string, SessionRecord>;
  readonly paymentIntents: Record<string, PaymentIntentRecord>;
  readonly disputes: Record<string, DisputeRecord>;
  readonly subscriptions: Record<string, SubscriptionRecord>;
  readonly invoices: Record<string, InvoiceRecord>;
  readonly portalSessions: Record<string, PortalSessionRecord>;
  readonly events: Record<string, EventRecord>;
  /** Under `Idempotency-Key`. */
  readonly answers: Record<string, AnswerRecord>;
}

interface Kept {
  readonly id: string;
  readonly created: number;
}

export type Metadata = Record<string, string>;

export interface CustomerRecord extends Kept {
  readonly email: string;
}

/** A payment card on file. */
export interface CardRecord {
  /** Its number in `testCards`: no other number is stored. */
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** What a month costs. */
export interface PriceRecord extends Kept {
  readonly unitAmount: number;
  readonly productName: string;
  lookupKey: string | null;
}

export interface SessionRecord extends Kept {
  readonly mode: "payment" | "subscription";
  /** The simulator's origin as the requesting browser reaches it. */
  readonly origin: string;
  /** What is bought. */
  readonly name: string;
  readonly amount: number;
  /** The payer's. */
  readonly email: string;
  readonly metadata: Metadata;
  /** For the resulting PaymentIntent or subscription. */
  readonly innerMetadata: Metadata;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly expiresAt: number;
  status: "open" | "complete" | "expired";
  customer: string | null;
  /**
   * Created with the first payment attempt. For a subscription it belongs to the first invoice, and the API does not
   * return it.
   */
  paymentIntent: string | null;
  subscription: string | null;
}

export interface PaymentIntentRecord extends Kept {
  readonly clientSecret: string;
  readonly amount: number;
  readonly metadata: Metadata;
  /** The session it pays, if one was made for it. */
  readonly session: string | null;
  customer: string | null;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  /** Given last, and not refused. */
  card: CardRecord | null;
  /** The last one that was tried. */
  charge: ChargeRecord | null;
  lastError: Refusal | null;
}

export interface ChargeRecord {
  readonly id: string;
  amountRefunded: number;
  isDisputed: boolean;
}

export interface DisputeRecord extends Kept {
  readonly paymentIntent: string;
  status: "needs_response" | "won" | "lost";
}

export interface SubscriptionRecord extends Kept {
  readonly customer: string;
  readonly productName: string;
  readonly amount: number;
  readonly metadata: Metadata;
  status: "active" | "past_due" | "canceled";
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  card: CardRecord;
  latestInvoice: string;
}

export interface InvoiceRecord extends Kept {
  readonly subscription: string;
  readonly amount: number;
  readonly paymentIntent: string;
  isPaid: boolean;
}

export interface PortalSessionRecord extends Kept {
  readonly customer: string;
  readonly origin: string;
  readonly returnUrl: string | null;
  /** The secret in the page's address; the id alone does not open it. */
  readonly secret: string;
}

export interface EventRecord extends Kept {
  readonly type: string;
  /** The exact text that is sent and signed. */
  readonly body: string;
  readonly objectId: string;
  delivery: DeliveryState;
}

export interface AnswerRecord {
  readonly created: number;
  /** Method, path and body of the first request under this key. */
  readonly request: string;
  readonly body: string;
}
