/**
 * What a test can do to the simulator from behind the scenes: be the payer, the bank, time, and a bad network.
 * In a process of its own the same is `POST /simulator/<name>` with the argument as JSON, the answer as JSON and
 * `Authorization: Bearer <secret key>`; `connectControl` is this interface over HTTP.
 *
 * A `payment` is a PaymentIntent (`pi_…`) or a Checkout Session (`cs_test_…`). What is not possible is refused as the
 * API would: `ProviderError`, over HTTP its status and body.
 */
export interface SimulatorControl {
  /**
   * Pays as a person would on the page, with a card number of `testCards` and everything else in order.
   * @param ask `email` for a Checkout Session that was made without one.
   * @throws {ProviderError} when there is nothing to pay: unknown, expired, paid.
   */
  pay(ask: { payment: string; card: string; email?: string }): Promise<PaymentOutcome>;
  /** Answers the bank's question after `pay` said `needs_action`. */
  authenticate(ask: { payment: string; approves: boolean }): Promise<PaymentOutcome>;

  /**
   * Lets the running period end now: the next one is charged to the card on file, or the subscription ends if
   * that was asked for. Moves no clock: the new period begins where the old one ended.
   * @param ask `succeeds` overrules what the card would do.
   */
  renew(ask: { subscription: string; succeeds?: boolean }): Promise<SubscriptionOutcome>;
  /** Tries the unpaid invoice of a subscription that is past due once more. */
  retryInvoice(ask: { subscription: string; succeeds?: boolean }): Promise<SubscriptionOutcome>;
  /** What the provider does when all retries failed: the subscription is canceled. */
  giveUp(ask: { subscription: string }): Promise<SubscriptionOutcome>;

  /** As the operator would in the provider's dashboard: the whole of it, or `amount` cents. */
  refund(ask: { payment: string; amount?: number }): Promise<{ refund: string }>;
  openDispute(ask: { payment: string }): Promise<{ dispute: string }>;
  closeDispute(ask: { dispute: string; outcome: "won" | "lost" }): Promise<{ dispute: string }>;

  /** Moves the simulator's time on, and does what falls due on the way: sessions expire, subscriptions renew. */
  moveClock(ask: { days?: number; hours?: number; minutes?: number }): Promise<{ now: string }>;

  setWebhookUrl(ask: { url: string | null }): Promise<Done>;
  /** From now on events are held. */
  pauseDeliveries(): Promise<Done>;
  /** Sends what was held, oldest first, and goes on as usual. */
  resumeDeliveries(): Promise<Done>;
  /** The next `count` events are lost for good. With `type` only events of it count. */
  dropDeliveries(ask: { count: number; type?: string }): Promise<Done>;
  /** The next `count` events are delivered twice. */
  doubleDeliveries(ask: { count: number; type?: string }): Promise<Done>;
  /** Sends held events in this order, and waits for the answers; others stay held. */
  releaseDeliveries(ask: { events: readonly string[] }): Promise<DeliveryReport[]>;
  /** Sends an event once more, whatever became of it before. `signedAt` (ISO) makes an old signature. */
  resendEvent(ask: { event: string; signedAt?: string }): Promise<DeliveryReport>;
  /** All events so far, oldest first. */
  listEvents(): Promise<EventReport[]>;
  /** Resolves when nothing is on its way any more: delivered, held, dropped or given up. */
  settled(): Promise<Done>;

  /** The next `count` API requests go wrong. With `endpoint` (`POST /v1/refunds`) only requests to it. */
  failRequests(ask: { fault: Fault; count: number; endpoint?: string; milliseconds?: number }): Promise<Done>;
  /** Ends all faults, and takes back what was said about deliveries that has not happened yet. */
  clearFaults(): Promise<Done>;
}

/**
 * - `error`: 500, nothing was done; `busy`: 429, nothing was done
 * - `hang`: answers after `milliseconds` (10 s by default); what was asked for is done then
 * - `nonsense`: 200 with a page of HTML, nothing was done
 * - `cut`: does what was asked for, and cuts the connection instead of answering. The `stripe` package asks once more
 *   by itself after that, so a count of 2 is what its caller sees as a failure
 */
export type Fault = "error" | "busy" | "hang" | "nonsense" | "cut";

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

/** How a subscription stands now. Times are ISO. */
export interface SubscriptionOutcome {
  readonly status: string;
  readonly periodEnd: string;
  readonly invoice: string | null;
}

export interface EventReport {
  readonly id: string;
  readonly type: string;
  /** The id of the object it tells of. */
  readonly object: string;
  readonly created: string;
  readonly delivery: DeliveryState;
  /** How often it was sent. */
  readonly attempts: number;
}

/** `kept`: there is no address to send it to. */
export type DeliveryState = "waiting" | "held" | "delivered" | "undelivered" | "dropped" | "kept";

export interface DeliveryReport {
  readonly event: string;
  /** The status of the answer; null when there was none. */
  readonly status: number | null;
}
