import { readCard, validFields } from "../cards/readCard.ts";
import { closeDispute, openDispute } from "../payments/disputes.ts";
import { runDueWork } from "../payments/dueWork.ts";
import { findRecord, linked } from "../payments/findRecord.ts";
import { authenticatePayment, pay } from "../payments/pay.ts";
import { refundIntent } from "../payments/refunds.ts";
import { renew, retryInvoice } from "../payments/renewals.ts";
import { endSubscription, refuseIfEnded } from "../payments/subscriptions.ts";
import type { Faults } from "../rest/faults.ts";
import { invalidRequest } from "../rest/ProviderError.ts";
import type { Simulation } from "../simulation.ts";
import type { PaymentIntentRecord, SubscriptionRecord } from "../state/records.ts";
import type { Deliveries } from "../webhooks/deliveries.ts";
import type { Done, EventReport, SimulatorControl, SubscriptionOutcome } from "./SimulatorControl.ts";

export interface ControlParts {
  readonly simulation: Simulation;
  readonly deliveries: Deliveries;
  readonly faults: Faults;
}

const done: Done = {};

export function createControl({ simulation, deliveries, faults }: ControlParts): SimulatorControl {
  const { state, now } = simulation;
  const change = <Result>(work: () => Result) => simulation.change(null, work);
  const changeSubscription = (id: string, work: (subscription: SubscriptionRecord) => void) =>
    change(() => {
      const subscription = findRecord(state.subscriptions, id, "subscription");
      work(subscription);
      return outcomeOf(subscription);
    });

  return {
    pay: async ({ payment, card: number, email }) =>
      change(() => {
        const today = new Date(now() * 1000);
        const read = readCard(validFields(number, today), today);
        if ("problems" in read) throw invalidRequest(read.problems.number ?? "This is no test card.");
        return pay(simulation, payment, { card: read.card, email: email ?? null });
      }),
    authenticate: async ({ payment, approves }) =>
      change(() => authenticatePayment(simulation, payment, approves)),

    renew: async ({ subscription, succeeds }) =>
      changeSubscription(subscription, (one) => renew(simulation, one, succeeds)),
    retryInvoice: async ({ subscription, succeeds }) =>
      changeSubscription(subscription, (one) => retryInvoice(simulation, one, succeeds)),
    giveUp: async ({ subscription }) =>
      changeSubscription(subscription, (one) => {
        refuseIfEnded(one);
        endSubscription(simulation, one, "payment_failed");
      }),

    refund: async ({ payment, amount }) =>
      change(() => ({ refund: refundIntent(simulation, intentOf(payment), { amount, metadata: {} }).id })),
    openDispute: async ({ payment }) =>
      change(() => ({ dispute: openDispute(simulation, intentOf(payment)).id })),
    closeDispute: async ({ dispute, outcome }) =>
      change(() => {
        closeDispute(simulation, findRecord(state.disputes, dispute, "dispute"), outcome);
        return { dispute };
      }),

    moveClock: async ({ days = 0, hours = 0, minutes = 0 }) =>
      change(() => {
        const target = now() + ((days * 24 + hours) * 60 + minutes) * 60;
        const moveTo = (at: number) => {
          // What fell due before is late already: time does not run backwards for it.
          state.clockOffset += Math.max(0, at - now());
        };
        runDueWork(simulation, target, moveTo);
        moveTo(target);
        return { now: toIso(now()) };
      }),

    setWebhookUrl: async ({ url }) => did(() => deliveries.setUrl(url)),
    pauseDeliveries: async () => did(() => deliveries.pause()),
    resumeDeliveries: async () => did(() => deliveries.resume()),
    dropDeliveries: async ({ count, type }) => did(() => deliveries.plan.add("dropped", count, type ?? null)),
    doubleDeliveries: async ({ count, type }) =>
      did(() => deliveries.plan.add("doubled", count, type ?? null)),
    async releaseDeliveries({ events }) {
      const held = events.map((id) => findRecord(state.events, id, "event"));
      const reports = [];
      for (const event of held) reports.push(await deliveries.release(event));
      return reports;
    },
    resendEvent: async ({ event, signedAt }) =>
      deliveries.resend(findRecord(state.events, event, "event"), signedAt ? new Date(signedAt) : undefined),
    listEvents: async () =>
      Object.values(state.events).map(
        ({ id, type, objectId, created, delivery, attempts }): EventReport => ({
          id,
          type,
          object: objectId,
          created: toIso(created),
          delivery,
          attempts,
        }),
      ),
    async settled() {
      await deliveries.settled();
      return done;
    },

    failRequests: async ({ fault, count, endpoint, milliseconds }) =>
      did(() =>
        faults.plan({ fault, left: count, endpoint: endpoint ?? null, milliseconds: milliseconds ?? 10_000 }),
      ),
    clearFaults: async () =>
      did(() => {
        faults.clear();
        deliveries.plan.clear();
      }),
  };

  function intentOf(payment: string): PaymentIntentRecord {
    const session = state.sessions[payment];
    if (session?.subscription) {
      const { latestInvoice } = linked(state.subscriptions, session.subscription);
      return linked(state.paymentIntents, linked(state.invoices, latestInvoice).paymentIntent);
    }
    return findRecord(state.paymentIntents, session?.paymentIntent ?? payment, "payment_intent");
  }
}

function did(work: () => void): Done {
  work();
  return done;
}

function outcomeOf(subscription: SubscriptionRecord): SubscriptionOutcome {
  return {
    status: subscription.status,
    periodEnd: toIso(subscription.periodEnd),
    invoice: subscription.latestInvoice,
  };
}

function toIso(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
