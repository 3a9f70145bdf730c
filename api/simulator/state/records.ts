import type { DeliveryState } from "../control/SimulatorControl.ts";

/*
 * What the simulator remembers: plain JSON, as little as the objects of the API can be made from (`objects/`).
 * Times are whole seconds since 1970, as the provider counts; amounts are integer cents.
 */

/** Everything, and all of what the state file holds. Objects stand under their ids, oldest first. */
export interface SimulatorState {
  /** How far `control.moveClock` has moved the time on, in seconds. */
  clockOffset: number;
  readonly customers: Record<string, CustomerRecord>;
  readonly cards: Record<string, CardRecord>;
  readonly prices: Record<string, PriceRecord>;
  readonly sessions: Record<string, SessionRecord>;
  readonly paymentIntents: Record<string, PaymentIntentRecord>;
  readonly charges: Record<string, ChargeRecord>;
  readonly refunds: Record<string, RefundRecord>;
  readonly disputes: Record<string, DisputeRecord>;
  readonly subscriptions: Record<string, SubscriptionRecord>;
  readonly invoices: Record<string, InvoiceRecord>;
  readonly portalSessions: Record<string, PortalSessionRecord>;
  readonly events: Record<string, EventRecord>;
  /** Under `Idempotency-Key`. */
  readonly answers: Record<string, AnswerRecord>;
}

export type Metadata = Record<string, string>;

export interface CustomerRecord {
  readonly id: string;
  readonly created: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly metadata: Metadata;
  /** The card that invoices are charged to. */
  card: string | null;
}

/** A card that somebody gave. Of its number only what may be shown, and which test card it is. */
export interface CardRecord {
  readonly id: string;
  readonly created: number;
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly holder: string | null;
  /** Its row in `testCards`. */
  readonly testCard: string;
  customer: string | null;
}

export interface PriceRecord {
  readonly id: string;
  readonly created: number;
  readonly currency: string;
  readonly unitAmount: number;
  readonly interval: Interval | null;
  readonly product: string;
  readonly productName: string;
  /** Made by a session for itself: no list shows it. */
  readonly isInline: boolean;
  lookupKey: string | null;
}

export type Interval = "day" | "week" | "month" | "year";

export interface LineItemRecord {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly quantity: number;
  readonly price: string;
}

export interface SessionRecord {
  readonly id: string;
  readonly created: number;
  readonly mode: "payment" | "subscription";
  /** Where the browser that asked for it reaches the simulator. */
  readonly origin: string;
  readonly lineItems: readonly LineItemRecord[];
  readonly clientReferenceId: string | null;
  readonly customerCreation: "always" | "if_required" | null;
  readonly customerEmail: string | null;
  readonly metadata: Metadata;
  /** Where the receipt of a payment goes. */
  readonly receiptEmail: string | null;
  /** For the PaymentIntent or the subscription that comes of it. */
  readonly innerMetadata: Metadata;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly expiresAt: number;
  status: "open" | "complete" | "expired";
  customer: string | null;
  /** What the payer wrote. */
  payerEmail: string | null;
  payerName: string | null;
  /** Made with the first try to pay. For a subscription it is its first invoice's, and the API does not show it. */
  paymentIntent: string | null;
  subscription: string | null;
}

export interface PaymentIntentRecord {
  readonly id: string;
  readonly created: number;
  readonly clientSecret: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Metadata;
  readonly receiptEmail: string | null;
  /** Whether the account's own choice of payment methods was asked for. */
  readonly isAutomatic: boolean;
  /** The session it pays, if one was made for it. */
  readonly session: string | null;
  customer: string | null;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  canceledAt: number | null;
  card: string | null;
  latestCharge: string | null;
  lastError: PaymentErrorRecord | null;
}

export interface PaymentErrorRecord {
  readonly type: "card_error" | "invalid_request_error";
  readonly code: string;
  readonly declineCode: string | null;
  readonly message: string;
  readonly charge: string | null;
  readonly card: string | null;
}

export interface ChargeRecord {
  readonly id: string;
  readonly created: number;
  readonly paymentIntent: string;
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly card: string;
  readonly receiptEmail: string | null;
  readonly payerEmail: string | null;
  readonly metadata: Metadata;
  readonly failure: {
    readonly code: string;
    readonly declineCode: string | null;
    readonly message: string;
  } | null;
  amountRefunded: number;
  isDisputed: boolean;
}

export interface RefundRecord {
  readonly id: string;
  readonly created: number;
  readonly charge: string;
  readonly paymentIntent: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Metadata;
}

export interface DisputeRecord {
  readonly id: string;
  readonly created: number;
  readonly charge: string;
  readonly paymentIntent: string;
  readonly amount: number;
  readonly currency: string;
  status: "needs_response" | "won" | "lost";
}

export interface SubscriptionRecord {
  readonly id: string;
  readonly itemId: string;
  readonly created: number;
  readonly customer: string;
  readonly price: string;
  readonly metadata: Metadata;
  status: "active" | "past_due" | "canceled";
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  cancelReason: "cancellation_requested" | "payment_failed" | "payment_disputed" | null;
  endedAt: number | null;
  card: string;
  latestInvoice: string;
}

export interface InvoiceRecord {
  readonly id: string;
  readonly paymentId: string;
  readonly lineId: string;
  readonly created: number;
  readonly number: string;
  readonly reason: "subscription_create" | "subscription_cycle";
  readonly customer: string;
  readonly subscription: string;
  readonly price: string;
  readonly amount: number;
  readonly currency: string;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly paymentIntent: string;
  /** The subscription's metadata as it was then. */
  readonly subscriptionMetadata: Metadata;
  status: "open" | "paid" | "void";
  attempts: number;
  paidAt: number | null;
  nextAttempt: number | null;
}

export interface PortalSessionRecord {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly origin: string;
  readonly returnUrl: string | null;
  /** What stands in the page's address; the id alone does not open it. */
  readonly secret: string;
}

export interface EventRecord {
  readonly id: string;
  readonly created: number;
  readonly type: string;
  /** The exact text that is sent and signed. */
  readonly body: string;
  readonly objectId: string;
  delivery: DeliveryState;
  attempts: number;
}

export interface AnswerRecord {
  readonly created: number;
  /** Method, path and body of the first request under this key. */
  readonly request: string;
  readonly requestId: string;
  readonly status: number;
  readonly body: string;
}
