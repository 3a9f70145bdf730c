import type { SimulatorState } from "./records.ts";

export function emptyState(): SimulatorState {
  return {
    customers: {},
    prices: {},
    sessions: {},
    paymentIntents: {},
    disputes: {},
    subscriptions: {},
    invoices: {},
    portalSessions: {},
    events: {},
    answers: {},
  };
}
