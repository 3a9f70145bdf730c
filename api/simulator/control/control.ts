import { findRecord, linked } from "../payments/findRecord.ts";
import { authenticatePayment, pay } from "../payments/pay.ts";
import { closeDispute, openDispute, refundIntent } from "../payments/paymentIntents.ts";
import { renew, retryInvoice } from "../payments/subscriptions.ts";
import type { Faults } from "../rest/faults.ts";
import type { Simulation } from "../simulation.ts";
import type { PaymentIntentRecord, SubscriptionRecord } from "../state/records.ts";
import type { Deliveries } from "../webhooks/deliveries.ts";
import type { Done, SimulatorControl } from "./SimulatorControl.ts";

export interface ControlParts {
  readonly simulation: Simulation;
  readonly deliveries: Deliveries;
  readonly faults: Faults;
}

export function createControl({ simulation, deliveries, faults }: ControlParts): SimulatorControl {
  const { state, change } = simulation;
  return {
    pay: async ({ payment, card: number }) =>
      change(() => pay(simulation, payment, { number, expiryMonth: 12, expiryYear: 2040 })),
    authenticate: async ({ payment, approves }) =>
      change(() => authenticatePayment(simulation, payment, approves)),
    renew: async ({ subscription }) => did(() => renew(simulation, subscriptionOf(subscription))),
    payArrears: async ({ subscription }) =>
      did(() => retryInvoice(simulation, subscriptionOf(subscription), true)),
    refund: async ({ payment, amount }) =>
      change(() => ({ refund: refundIntent(simulation, intentOf(payment), amount) })),
    openDispute: async ({ payment }) =>
      change(() => ({ dispute: openDispute(simulation, intentOf(payment)).id })),
    closeDispute: async ({ dispute, outcome }) =>
      change(() => {
        closeDispute(simulation, findRecord(state.disputes, dispute, "dispute"), outcome);
        return { dispute };
      }),

    setWebhookUrl: async ({ url }) => did(() => deliveries.setUrl(url)),
    resendEvent: async ({ event }) => deliveries.resend(findRecord(state.events, event, "event")),
    listEvents: async () =>
      Object.values(state.events).map(({ id, type, objectId: object, delivery }) => ({
        ...{ id, type, object, delivery },
      })),
    async settled() {
      await deliveries.settled();
      return {};
    },

    failRequests: async ({ fault, count, endpoint }) =>
      did(() => faults.plan({ fault, left: count, endpoint: endpoint ?? null })),
    clearFaults: async () => did(() => faults.clear()),
  };

  function did(work: () => void): Done {
    change(work);
    return {};
  }

  function subscriptionOf(id: string): SubscriptionRecord {
    return findRecord(state.subscriptions, id, "subscription");
  }

  /** The PaymentIntent of a session, also of a subscription's first month. */
  function intentOf(payment: string): PaymentIntentRecord {
    const session = state.sessions[payment];
    if (session?.paymentIntent) return linked(state.paymentIntents, session.paymentIntent);
    return findRecord(state.paymentIntents, payment, "payment_intent");
  }
}
