import Stripe from "stripe";
import type { DeliveryReport } from "../control/SimulatorControl.ts";
import type { EventRecord, SimulatorState } from "../state/records.ts";

export interface DeliveryParts {
  readonly state: SimulatorState;
  readonly webhookSecret: string;
  readonly webhookUrl: string | null;
  readonly retryDelays: readonly number[];
  readonly clock: () => Date;
  /** Saves the state, which includes the delivery of events. */
  readonly save: () => void;
}

/** Delivers events one at a time, in order; failed ones are retried separately. */
export interface Deliveries {
  /** Queues a new event. */
  take(event: string): void;
  /** Sends events that were pending when the simulator stopped. */
  start(): void;
  setUrl(url: string | null): void;
  /** Sends an event again, and waits for the response. */
  resend(event: EventRecord): Promise<DeliveryReport>;
  settled(): Promise<void>;
  /** Aborts running deliveries, which are still pending after a restart. */
  stop(): void;
}

/** The response timeout, in milliseconds. */
const deliveryTimeout = 10_000;

export function createDeliveries(parts: DeliveryParts): Deliveries {
  const { state, save, clock, retryDelays } = parts;
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  let url = parts.webhookUrl;
  let isStarted = false;
  let lastInLine: Promise<unknown> = Promise.resolve();

  return {
    take(id) {
      const event = eventOf(id);
      if (url === null) event.delivery = "kept";
      else if (isStarted) queue(event);
    },
    start() {
      isStarted = true;
      for (const event of Object.values(state.events)) {
        if (event.delivery === "waiting") queue(event);
      }
    },
    setUrl(newUrl) {
      url = newUrl;
    },
    async resend(event) {
      const report = await send(event);
      settle(event, isTaken(report) ? "delivered" : event.delivery);
      return report;
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
    stop() {
      isStarted = false;
      stopping.abort();
    },
  };

  function eventOf(id: string): EventRecord {
    const event = state.events[id];
    if (!event) throw new Error(`There is no event ${id}.`);
    return event;
  }

  function queue(event: EventRecord): void {
    const inLine = lastInLine.then(() => attempt(event, 0));
    // Only the first attempt keeps its place; a retry yields to later events.
    lastInLine = inLine.catch(() => undefined);
    follow(inLine);
  }

  async function attempt(event: EventRecord, tries: number): Promise<void> {
    if (stopping.signal.aborted) return;
    const report = await send(event);
    if (stopping.signal.aborted) return;
    if (isTaken(report)) return settle(event, "delivered");
    const delay = retryDelays[tries];
    if (delay === undefined) return settle(event, "undelivered");
    save();
    follow(wait(delay).then(() => attempt(event, tries + 1)));
  }

  async function send({ id: event, body }: EventRecord): Promise<DeliveryReport> {
    if (url === null) return { event, status: null };
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: parts.webhookSecret,
      timestamp: Math.floor(clock().getTime() / 1000),
    });
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Stripe-Signature": signature,
          "User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        },
        body,
        redirect: "manual",
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(deliveryTimeout)]),
      });
      await response.body?.cancel();
      return { event, status: response.status };
    } catch {
      return { event, status: null };
    }
  }

  function settle(event: EventRecord, delivery: EventRecord["delivery"]): void {
    event.delivery = delivery;
    save();
  }

  function follow(work: Promise<unknown>): void {
    const followed = work.catch(() => undefined).finally(() => running.delete(followed));
    running.add(followed);
  }

  function wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      // Timers must not keep a stopped simulator's process alive.
      stopping.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

function isTaken({ status }: DeliveryReport): boolean {
  return status !== null && status >= 200 && status < 300;
}
