import type { SimulatorState } from "./records.ts";

export function emptyState(): SimulatorState {
  return {
    clockOffset: 0,
    customers: {},
    cards: {},
    prices: {},
    sessions: {},
    paymentIntents: {},
    charges: {},
    refunds: {},
    disputes: {},
    subscriptions: {},
    invoices: {},
    portalSessions: {},
    events: {},
    answers: {},
  };
}
