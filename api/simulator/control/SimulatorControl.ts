/**
 * What a test can simulate: the payer, the bank, the passing of time, and a bad network.
 * In a process of its own the same is `POST /simulator/<name>` with the argument as JSON, the answer as JSON and
 * `Authorization: Bearer <secret key>`.
 *
 * A `payment` is a PaymentIntent (`pi_…`) or a Checkout Session (`cs_test_…`). Impossible requests are rejected as by
 * the API: with `ProviderError`, over HTTP its status and body.
 */
export interface SimulatorControl {
  /**
   * Pays with a card number of `testCards`. @throws {ProviderError} when there is nothing to pay: unknown, expired,
   * paid.
   */
  pay(ask: { payment: string; card: string }): Promise<PaymentOutcome>;
  /** Answers the bank's question after `pay` returned `needs_action`. */
  authenticate(ask: { payment: string; approves: boolean }): Promise<PaymentOutcome>;
  /** Ends the current period now: the next one is charged, or the subscription ends. The clock does not change. */
  renew(ask: { subscription: string }): Promise<Done>;
  /** The card now accepts the unpaid invoice of a past-due subscription. */
  payArrears(ask: { subscription: string }): Promise<Done>;
  /** Refunds as the operator would in the provider's dashboard: all of it, or `amount` cents. */
  refund(ask: { payment: string; amount?: number }): Promise<{ refund: string }>;
  openDispute(ask: { payment: string }): Promise<{ dispute: string }>;
  closeDispute(ask: { dispute: string; outcome: "won" | "lost" }): Promise<{ dispute: string }>;

  /** Null: events are kept, until `resendEvent`. */
  setWebhookUrl(ask: { url: string | null }): Promise<Done>;
  /** Sends an event again, whether or not it was delivered. */
  resendEvent(ask: { event: string }): Promise<DeliveryReport>;
  /** All events so far, oldest first. */
  listEvents(): Promise<EventReport[]>;
  /** Resolves when no delivery is pending: all are delivered, kept or given up. */
  settled(): Promise<Done>;

  /** Makes the next `count` API requests fail; with `endpoint` (`POST /v1/refunds`), only requests to it. */
  failRequests(ask: { fault: Fault; count: number; endpoint?: string }): Promise<Done>;
  clearFaults(): Promise<Done>;
}

/**
 * - `error`: 500, nothing was done
 * - `cut`: executes the request and then closes the connection without a response. The `stripe` package retries once,
 * so its caller sees a failure only with a count of 2
 */
export type Fault = "error" | "cut";

export type Done = Record<string, never>;

/** The outcome of a payment. */
export type PaymentOutcome =
  | { readonly status: "succeeded" }
  | { readonly status: "needs_action" }
  | {
      readonly status: "failed";
      /** The provider's code: `card_declined`, `expired_card`, … */
      readonly code: string;
      readonly declineCode: string | null;
      readonly message: string;
    };

export interface EventReport {
  readonly id: string;
  readonly type: string;
  /** The id of its object. */
  readonly object: string;
  readonly delivery: DeliveryState;
}

/** `kept`: no webhook URL is set. */
export type DeliveryState = "waiting" | "delivered" | "undelivered" | "kept";

export interface DeliveryReport {
  readonly event: string;
  /** The status of the response; null if there was none. */
  readonly status: number | null;
}
