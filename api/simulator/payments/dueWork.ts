import type { Simulation } from "../simulation.ts";
import { expireSession } from "./checkoutSessions.ts";
import { renew } from "./subscriptions.ts";

/** Does due work in order: sessions expire, subscriptions renew. */
export function doDueWork(simulation: Simulation): void {
  for (let next = nextDue(simulation); next; next = nextDue(simulation)) simulation.change(next);
}

function nextDue(simulation: Simulation): (() => void) | undefined {
  const { state, now } = simulation;
  const sessions = Object.values(state.sessions)
    .filter(({ status }) => status === "open")
    .map((session) => ({ at: session.expiresAt, run: () => expireSession(simulation, session) }));
  const subscriptions = Object.values(state.subscriptions)
    .filter(({ status }) => status !== "canceled")
    .map((subscription) => ({ at: subscription.periodEnd, run: () => renew(simulation, subscription) }));
  const [first] = [...sessions, ...subscriptions].toSorted((a, b) => a.at - b.at);
  return first && first.at <= now() ? first.run : undefined;
}
