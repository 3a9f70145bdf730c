/**
 * What a test can do to the simulator from behind the scenes: be the payer, the bank, time, and a bad network.
 * In a process of its own the same is `POST /simulator/<name>` with the argument as JSON, the answer as JSON and
 * `Authorization: Bearer <secret key>`.
 *
 * A `payment` is a PaymentIntent (`pi_…`) or a Checkout Session (`cs_test_…`). What is not possible is refused as the
 * API would: `ProviderError`, over HTTP its status and body.
 */
export interface SimulatorControl {
  /** Pays with a card number of `testCards`. @throws {ProviderError} when there is nothing to pay: unknown, expired, paid. */
  pay(ask: { payment: string; card: string }): Promise<PaymentOutcome>;
  /** Answers the bank's question after `pay` said `needs_action`. */
  authenticate(ask: { payment: string; approves: boolean }): Promise<PaymentOutcome>;
  /** Lets the running period end now: the next one is charged, or the subscription ends. The clock stays. */
  renew(ask: { subscription: string }): Promise<Done>;
  /** The bank thinks better of the unpaid invoice of a subscription that is past due. */
  payArrears(ask: { subscription: string }): Promise<Done>;
  /** As the operator would in the provider's dashboard: the whole of it, or `amount` cents. */
  refund(ask: { payment: string; amount?: number }): Promise<{ refund: string }>;
  openDispute(ask: { payment: string }): Promise<{ dispute: string }>;
  closeDispute(ask: { dispute: string; outcome: "won" | "lost" }): Promise<{ dispute: string }>;

  /** Null: events are kept, until `resendEvent`. */
  setWebhookUrl(ask: { url: string | null }): Promise<Done>;
  /** Sends an event once more, whatever became of it before. */
  resendEvent(ask: { event: string }): Promise<DeliveryReport>;
  /** All events so far, oldest first. */
  listEvents(): Promise<EventReport[]>;
  /** Resolves when nothing is on its way any more: delivered, kept or given up. */
  settled(): Promise<Done>;

  /** The next `count` API requests go wrong. With `endpoint` (`POST /v1/refunds`) only requests to it. */
  failRequests(ask: { fault: Fault; count: number; endpoint?: string }): Promise<Done>;
  clearFaults(): Promise<Done>;
}

/**
 * - `error`: 500, nothing was done
 * - `cut`: does what was asked for, and cuts the connection instead of answering. The `stripe` package asks once more
 *   by itself after that, so a count of 2 is what its caller sees as a failure
 */
export type Fault = "error" | "cut";

export type Done = Record<string, never>;

/** What became of a payment. */
export type PaymentOutcome =
  | { readonly status: "succeeded" }
  | { readonly status: "needs_action" }
  | {
      readonly status: "failed";
      /** As the provider names it: `card_declined`, `expired_card`, … */
      readonly code: string;
      readonly declineCode: string | null;
      readonly message: string;
    };

export interface EventReport {
  readonly id: string;
  readonly type: string;
  /** The id of the object it tells of. */
  readonly object: string;
  readonly delivery: DeliveryState;
}

/** `kept`: there is no address to send it to. */
export type DeliveryState = "waiting" | "delivered" | "undelivered" | "kept";

export interface DeliveryReport {
  readonly event: string;
  /** The status of the answer; null when there was none. */
  readonly status: number | null;
}
