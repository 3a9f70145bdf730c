import type { Simulation } from "../simulation.ts";
import { expireSession } from "./checkoutSessions.ts";
import { linked } from "./findRecord.ts";
import { renew, retryInvoice } from "./renewals.ts";

/** Something that time brings: when, in seconds, and what. */
interface DueWork {
  readonly at: number;
  readonly run: () => void;
}

/**
 * Does everything that falls due until `until`, in its order.
 * @param moveTo is told the time of each before it is done, so that it happens at its own time.
 */
export function runDueWork(
  simulation: Simulation,
  until: number,
  moveTo: (at: number) => void = () => undefined,
): void {
  for (let next = earliest(simulation); next && next.at <= until; next = earliest(simulation)) {
    moveTo(next.at);
    next.run();
  }
}

/** @returns whether anything waits to be done by now. */
export function hasDueWork(simulation: Simulation): boolean {
  const next = earliest(simulation);
  return next !== undefined && next.at <= simulation.now();
}

function earliest(simulation: Simulation): DueWork | undefined {
  const { state } = simulation;
  const sessions = Object.values(state.sessions)
    .filter(({ status }) => status === "open")
    .map((session) => ({ at: session.expiresAt, run: () => expireSession(simulation, session) }));
  const subscriptions = Object.values(state.subscriptions)
    .filter(({ status }) => status !== "canceled")
    .map((subscription) => ({ at: subscription.periodEnd, run: () => renew(simulation, subscription) }));
  const invoices = Object.values(state.invoices).flatMap((invoice): DueWork[] => {
    const subscription = linked(state.subscriptions, invoice.subscription);
    const isWaiting = invoice.status === "open" && subscription.status !== "canceled";
    if (!isWaiting || invoice.nextAttempt === null) return [];
    return [{ at: invoice.nextAttempt, run: () => retryInvoice(simulation, subscription) }];
  });
  return [...sessions, ...subscriptions, ...invoices].toSorted((a, b) => a.at - b.at)[0];
}
